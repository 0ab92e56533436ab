import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type DemandInAnyOrder, demandsInAnyOrder, waysToMeet } from './beliefs/anyOrder.ts';
import type { DamageChoice } from './choices.ts';
import { assignsAsThoughUnblocked, type Division, damageOn, toDivision } from './division.ts';
import { lethalDamageTo } from './lethalDamage.ts';
import type { DamageFrom } from './touching.ts';

/** What must be assigned enough damage for a division to be legal. */
export type Demand = DemandForOne | DemandInAnyOrder;

/** An object that must be assigned lethal damage, or as much as its loyalty, by whomever, or by one creature alone. */
export interface DemandForOne {
  readonly kind: 'lethal' | 'loyalty';
  readonly object: ObjectId;
  readonly by?: ObjectId;
}

/**
 * What must be assigned enough damage for this division to be legal. This is all that ties a player's creatures together:
 * an assignment is legal when every demand of every division is met (CR 510.1e).
 */
export function demandsOf(choice: DamageChoice, division: Division): readonly Demand[] {
  const { among, pastBlockers } = choice;
  const [past = 0, further = 0] = division.slice(among.length);
  const loyalty = further > 0 ? loyaltyDemand(choice) : [];
  // CR 702.19b: all that block it, before what it attacks.
  // One that does not trample and may assign as though unblocked splits nothing, so that demands nothing either.
  if (past + further > 0)
    return assignsAsThoughUnblocked(choice, past + further) || pastBlockers.kind === 'allOrNothing'
      ? loyalty
      : [...among.map((one) => lethal(choice, one)), ...loyalty];
  if (choice.order === 'none') return [];
  if (choice.order === 'any')
    return demandsInAnyOrder(
      among.filter((_, index) => (division[index] ?? 0) > 0).map((one) => lethal(choice, one)),
    );
  // CR 2009-07-11 510.1c-d: all that come earlier in the order than one that is assigned damage.
  const last = among.findLastIndex((_, index) => (division[index] ?? 0) > 0);
  return among.slice(0, Math.max(0, last)).map((one) => lethal(choice, one));
}

/** What one creature's assignments demand enough damage for, and what is not assigned it by all together. */
export const unmetDemands = (
  state: GameState,
  choice: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): readonly DemandForOne[] => {
  const isUnmet = (one: DemandForOne): boolean =>
    missing(state, one, damageFor(one, assignments)) > 0;
  const [first = []] = waysToMeet(demandsOf(choice, toDivision(choice, assignments)), isUnmet);
  return first.filter(isUnmet);
};

/** Of these assignments, those that count for a demand. */
export const damageFor = (
  { object, by }: DemandForOne,
  assignments: readonly CombatDamageAssignment[],
): readonly DamageFrom[] =>
  damageOn(assignments, object).filter(({ source }) => by === undefined || source === by);

/** How much more damage would be enough, when these sources assign these amounts. */
export function missing(
  state: GameState,
  { kind, object }: DemandForOne,
  from: readonly DamageFrom[],
): number {
  if (kind === 'lethal') return lethalDamageTo(state, object, from);
  // CR 702.19c: damage by others counts, and what may change damage does not; deathtouch is for creatures alone.
  const assigned = from.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, (permanentOf(state, object)?.counters.loyalty ?? 0) - assigned);
}

/** Believed by some: a creature must do it alone. */
const lethal = ({ source, lethalBy }: DamageChoice, object: ObjectId): DemandForOne =>
  lethalBy === 'all' ? { kind: 'lethal', object } : { kind: 'lethal', object, by: source };

const loyaltyDemand = ({ pastBlockers }: DamageChoice): readonly Demand[] =>
  pastBlockers.kind === 'nothing' || pastBlockers.further === undefined
    ? []
    : [{ kind: 'loyalty', object: pastBlockers.further.over }];
