import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

/** CR 701.17a: cards from the top of the library go to the graveyard; libraries are not kept, so none is ever too short. */
export const mill = (state: GameState, player: PlayerId, n: number, rule: RuleKey): GameChange =>
  n <= 0
    ? unchanged(state)
    : logged(
        withPlayer(state, player, (now) => ({ ...now, graveyardSize: now.graveyardSize + n })),
        { kind: 'cardsMilled', player, n },
        rule,
      );
