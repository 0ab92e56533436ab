import { damageChoices } from '../../../damage/choices.ts';
import { sum } from '../../../damage/division.ts';
import { completions } from '../../../damage/legalAssignments.ts';
import type { DamageStep } from '../../../damage/steps.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

/**
 * Of one creature's legal divisions the one that differs from what was given in the fewest points of damage, while the
 * player's other creatures keep to what is given; nothing where these leave it none.
 */
export function nearestDivision(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  given: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] | undefined {
  const isIts = (one: CombatDamageAssignment): boolean => one.source === source;
  const held = given.filter((one) => !isIts(one));
  const own = given.filter(isIts);
  let nearest:
    | { readonly division: readonly CombatDamageAssignment[]; readonly by: number }
    | undefined;
  for (const all of completions(state, damageChoices(state, player, step), held)) {
    const division = all.filter(isIts);
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
