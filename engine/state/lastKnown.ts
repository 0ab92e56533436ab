import type { ObjectId } from '../vocabulary/ids.ts';
import type { Attack } from './combat.ts';
import { attackOf } from './combatRoles.ts';
import type { DepartedPermanent, GameState, Permanent } from './gameState.ts';
import { permanentOf } from './lookup.ts';

/** CR 608.2h: what left the battlefield this turn, as it last was there. */
export const departedPermanent = (state: GameState, id: ObjectId): DepartedPermanent | undefined =>
  state.turn.departed?.find((one) => one.id === id);

/** CR 608.2h: the permanent as it is, or as it last was if it left this turn. */
export const permanentLastKnown = (state: GameState, id: ObjectId): Permanent | undefined =>
  permanentOf(state, id) ?? departedPermanent(state, id)?.permanent;

/** CR 508.5, 608.2h: how it attacks, or how it did as it left the battlefield this turn. */
export const attackLastKnown = (state: GameState, id: ObjectId): Attack | undefined =>
  attackOf(state, id) ?? departedPermanent(state, id)?.attack;
