import { everyAttack, everyBlock } from '../declaration/decisionTable.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** Where there are more declarations than this, more than one is taken to be legal. */
const LOOKED_AT = 256;

interface Row {
  readonly verdict: { readonly verdict: 'legal' | 'illegal' | 'unproved' };
}

const isSeveral = (rows: readonly Row[] | undefined): boolean =>
  rows === undefined || rows.filter(({ verdict }) => verdict.verdict === 'legal').length > 1;

/** Whether there is more than one legal declaration of attackers. */
export const couldAttack = (state: GameState): boolean => isSeveral(everyAttack(state, LOOKED_AT));

/** Whether this player has more than one legal declaration of blockers. */
export const couldBlock = (state: GameState, player: PlayerId): boolean =>
  isSeveral(everyBlock(state, player, LOOKED_AT));
