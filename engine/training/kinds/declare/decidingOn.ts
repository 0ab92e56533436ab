import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { attacksInShort, blocksInShort } from '../../../declaration/tableInShort.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import { LISTABLE } from './listable.ts';
import { rulesDecidingAttacks, rulesDecidingBlocks } from './rulesDeciding.ts';

/** What decides which declarations are legal at the decision that a line has come to; nothing at any other. */
export function rulesDeciding(line: Line): readonly RuleKey[] {
  const decision = decisionOf(line);
  if (decision.kind === 'declareAttackers')
    return rulesDecidingAttacks(attacksInShort(gameOf(line), LISTABLE));
  return decision.kind === 'declareBlockers'
    ? rulesDecidingBlocks(blocksInShort(gameOf(line), decision.player, LISTABLE))
    : [];
}
