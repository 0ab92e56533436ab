import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { GameChange } from './making/gameChange.ts';
import { logged, withPlayer } from './making/withParts.ts';

/** CR 106.4: mana, one letter for each, goes to the player's pool. `by`: what made it, where that is on the board. */
export const addMana = (
  state: GameState,
  player: PlayerId,
  { mana, by }: { readonly mana: string; readonly by?: ObjectId },
  ...rules: readonly RuleKey[]
): GameChange =>
  logged(
    withPlayer(state, player, (now) => ({ ...now, mana: now.mana + mana })),
    { kind: 'manaAdded', player, mana, ...(by === undefined ? {} : { by }) },
    ...rules,
  );
