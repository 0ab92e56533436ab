import { completableDivisions } from '../../../damage/completableDivisions.ts';
import { sum } from '../../../damage/division.ts';
import type { DamageStep } from '../../../damage/steps.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

/** Of one creature's divisions that can be legal the one that differs from `own` in the fewest points of damage. */
export function nearestDivision(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  own: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] | undefined {
  let nearest:
    | { readonly division: readonly CombatDamageAssignment[]; readonly by: number }
    | undefined;
  for (const division of completableDivisions(state, player, step, source)) {
    const by = difference(division, own);
    if (nearest === undefined || by < nearest.by) nearest = { division, by };
  }
  return nearest?.division;
}

function difference(
  some: readonly CombatDamageAssignment[],
  others: readonly CombatDamageAssignment[],
): number {
  const keys = new Set([...some, ...others].map(({ to }) => keyOf(to)));
  const on = (key: string, all: readonly CombatDamageAssignment[]): number =>
    sum(all.filter(({ to }) => keyOf(to) === key));
  return [...keys].reduce((total, key) => total + Math.abs(on(key, some) - on(key, others)), 0);
}

const keyOf = (to: DamageRecipient): string => (to.kind === 'player' ? to.player : to.object);
