import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { LISTABLE } from './listable.ts';
import { rulesDecidingAttacks, rulesDecidingBlocks } from './rulesDeciding.ts';

/** What decides which declarations are legal at the decision that a line has come to; nothing at any other. */
export function rulesDeciding(line: Line): readonly RuleKey[] {
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers')
    return rulesDecidingAttacks(everyAttack(gameOf(line), LISTABLE));
  return decision.kind === 'declareBlockers'
    ? rulesDecidingBlocks(everyBlock(gameOf(line), decision.player, LISTABLE))
    : [];
}
