import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { wordOf } from '../../../language/form.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../../log/declaration.ts';
import { decisionOf, gameOf, type Line } from '../../../scenario/line.ts';
import type { PlayerId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';
import { OF_ACT } from '../../restsOn.ts';
import { LISTABLE } from './listable.ts';
import { rulesDeciding } from './rulesDeciding.ts';

/** A declaration is to be made. */
interface DeclareAsk {
  readonly kind: 'declare';
  readonly which: 'attackers' | 'blockers';
}

/**
 * Any legal declaration is right; `example` is one, and `legal` how many there are where they can be listed. `decidedBy`:
 * what decides which.
 */
export type DeclareAnswer = { readonly decidedBy: readonly RuleKey[] } & (
  | {
      readonly kind: 'attack';
      readonly player: PlayerId;
      readonly example: AttackDeclaration;
      readonly legal: number | undefined;
    }
  | {
      readonly kind: 'block';
      readonly player: PlayerId;
      readonly example: BlockDeclaration;
      readonly legal: number | undefined;
    }
);

export const declare = questionKind({
  head: 'declare',
  fields: { declare: wordOf(['attackers', 'blockers']) },
  ask: (form): DeclareAsk => ({ kind: 'declare', which: form.declare }),
  turnsOn: ({ which }) => (which === 'attackers' ? 'attack' : 'block'),
  answer: ({ which }, { line }): DeclareAnswer | undefined => {
    const decision = decisionOf(line);
    if (which === 'attackers')
      return decision.kind === 'declareAttackers' ? attack(line, decision.player) : undefined;
    return decision.kind === 'declareBlockers' ? block(line, decision.player) : undefined;
  },
  restsOn: ({ which }) => OF_ACT[which === 'attackers' ? 'attack' : 'block'],
  rules: ({ decidedBy }) => decidedBy,
  text: ({ legal }) => `${legal ?? 'more than can be listed'}`,
});

function attack(line: Line, player: PlayerId): DeclareAnswer {
  const game = gameOf(line);
  const none = { attacks: [] };
  const { verdict, nearest } = checkAttackers(game, none);
  return {
    kind: 'attack',
    player,
    example: verdict === 'legal' ? none : (nearest ?? none),
    legal: everyAttack(game, LISTABLE)?.filter(isLegal).length,
    decidedBy: rulesDeciding(line),
  };
}

function block(line: Line, player: PlayerId): DeclareAnswer {
  const game = gameOf(line);
  const none = { blocks: [] };
  const { verdict, nearest } = checkBlockers(game, player, none);
  return {
    kind: 'block',
    player,
    example: verdict === 'legal' ? none : (nearest ?? none),
    legal: everyBlock(game, player, LISTABLE)?.filter(isLegal).length,
    decidedBy: rulesDeciding(line),
  };
}

/** Of the rows of a decision table. */
export const isLegal = ({ verdict }: { readonly verdict: { readonly verdict: string } }): boolean =>
  verdict.verdict === 'legal';
