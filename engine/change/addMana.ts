import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState, KeptMana } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameChange } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

interface ManaMade {
  /** One letter for each. */
  readonly mana: string;
  /** What made it, where that is on the board. */
  readonly by?: ObjectId;
  readonly kept?: KeptMana['until'] | undefined;
}

/** CR 106.4: mana goes to the player's pool. */
export const addMana = (
  state: GameState,
  player: PlayerId,
  { mana, by, kept: until }: ManaMade,
  ...rules: readonly RuleKey[]
): GameChange =>
  logged(
    withPlayer(state, player, ({ keptMana = [], ...now }) => ({
      ...now,
      mana: now.mana + mana,
      ...(until === undefined && keptMana.length === 0
        ? {}
        : { keptMana: [...keptMana, ...(until === undefined ? [] : [{ mana, until }])] }),
    })),
    { kind: 'manaAdded', player, mana, ...(by === undefined ? {} : { by }) },
    ...rules,
  );
