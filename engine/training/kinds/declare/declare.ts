import type { RuleKey } from '../../../citation/ruleIndex.ts';
import { checkAttackers } from '../../../declaration/checkAttackers.ts';
import { checkBlockers } from '../../../declaration/checkBlockers.ts';
import { everyAttack, everyBlock } from '../../../declaration/decisionTable.ts';
import { wordOf } from '../../../language/form.ts';
import type { AttackDeclaration, BlockDeclaration } from '../../../log/declaration.ts';
import { decisionOf, gameOf } from '../../../scenario/line.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { PlayerId } from '../../../vocabulary/ids.ts';
import { questionKind } from '../../questionKind.ts';

/** A declaration is to be made. */
interface DeclareAsk {
  readonly kind: 'declare';
  readonly which: 'attackers' | 'blockers';
}

/** Any legal declaration is right; `example` is one, and `legal` how many there are where they can be listed. */
export type DeclareAnswer =
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
    };

/** More declarations than this are not listed, only judged. */
export const LISTABLE = 4096;

export const declare = questionKind({
  head: 'declare',
  fields: { declare: wordOf(['attackers', 'blockers']) },
  ask: (form): DeclareAsk => ({ kind: 'declare', which: form.declare }),
  turnsOn: ({ which }) => (which === 'attackers' ? 'attack' : 'block'),
  answer: ({ which }, { line }): DeclareAnswer | undefined => {
    const decision = decisionOf(line);
    if (which === 'attackers')
      return decision.kind === 'declareAttackers'
        ? attack(gameOf(line), decision.player)
        : undefined;
    return decision.kind === 'declareBlockers' ? block(gameOf(line), decision.player) : undefined;
  },
  rules: ({ kind }) => DECLARING[kind],
  text: ({ legal }) => `${legal ?? 'more than can be listed'}`,
});

function attack(game: GameState, player: PlayerId): DeclareAnswer {
  const none = { attacks: [] };
  const { verdict, nearest } = checkAttackers(game, none);
  return {
    kind: 'attack',
    player,
    example: verdict === 'legal' ? none : (nearest ?? none),
    legal: everyAttack(game, LISTABLE)?.filter(isLegal).length,
  };
}

function block(game: GameState, player: PlayerId): DeclareAnswer {
  const none = { blocks: [] };
  const { verdict, nearest } = checkBlockers(game, player, none);
  return {
    kind: 'block',
    player,
    example: verdict === 'legal' ? none : (nearest ?? none),
    legal: everyBlock(game, player, LISTABLE)?.filter(isLegal).length,
  };
}

/** Of the rows of a decision table. */
export const isLegal = ({ verdict }: { readonly verdict: { readonly verdict: string } }): boolean =>
  verdict.verdict === 'legal';

/** CR 508.1c-d, 509.1b-c: what a declaration is judged by. */
export const DECLARING: { readonly [K in 'attack' | 'block']: readonly RuleKey[] } = {
  attack: ['attackers.restrictions', 'attackers.requirements'],
  block: ['blockers.restrictions', 'blockers.requirements'],
};
