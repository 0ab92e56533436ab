import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Violation } from '../../log/verdict.ts';
import type { GameState } from '../../state/gameState.ts';
import { playerOf } from '../../state/lookup.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** What stands against a declaration by somebody who is not in the game; `rule` says who makes it. */
export const unknownPlayer = (
  state: GameState,
  player: PlayerId,
  rule: RuleKey,
): readonly Violation[] =>
  playerOf(state, player) === undefined
    ? [{ code: 'unknownPlayer', objects: [], rules: [rule] }]
    : [];
