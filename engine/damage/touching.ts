import { rulesOf } from '../mistakes/rulesOf.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Damage that one source assigns to a creature. */
export interface DamageFrom {
  readonly source: ObjectId;
  readonly amount: number;
}

/** CR 702.2c: any damage from a source with deathtouch is lethal. */
export const touches = (state: GameState, { source, amount }: DamageFrom): boolean =>
  amount > 0 && deathtouchIsLethal(state) && hasKeyword(state, source, 'deathtouch');

/** CR 2009-07-11 702.2b and before: deathtouch changes nothing about what is lethal. */
export const deathtouchIsLethal = (state: GameState): boolean =>
  rulesOf(state).deathtouchDivision === 'oneIsLethal';

export const total = (from: readonly DamageFrom[]): number =>
  from.reduce((sum, { amount }) => sum + amount, 0);
