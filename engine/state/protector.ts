import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { characteristicsOf } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';
import { inTurnOrder, permanentOf } from './lookup.ts';

/**
 * CR 310.9: the player who protects a battle: whoever was chosen, or else the first who may be. `undefined` for what
 * is no battle, and where nobody may be chosen.
 */
export function protectorOf(state: GameState, id: ObjectId): PlayerId | undefined {
  if (!isBattle(state, id)) return undefined;
  return permanentOf(state, id)?.protector ?? mayProtect(state, id)[0];
}

/** CR 310.9a, 310.12a: of a Siege its controller's opponents, of any other battle its controller alone. */
export function mayProtect(state: GameState, id: ObjectId): readonly PlayerId[] {
  const controller = permanentOf(state, id)?.controller;
  return inTurnOrder(state).filter((player) => (player !== controller) === isSiege(state, id));
}

const isBattle = (state: GameState, id: ObjectId): boolean =>
  characteristicsOf(state, id)?.types.includes('battle') === true;

export const isSiege = (state: GameState, id: ObjectId): boolean =>
  characteristicsOf(state, id)?.subtypes.some((one) => one.toLowerCase() === 'siege') === true;
