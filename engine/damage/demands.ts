import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { DamageChoice } from './choices.ts';
import { assignsAsThoughUnblocked, type Division, damageOn, toDivision } from './division.ts';
import { type DamageFrom, lethalDamageTo } from './lethalDamage.ts';

/** An object that must be assigned enough damage, by whomever: lethal damage, or as much as its loyalty. */
export interface Demand {
  readonly object: ObjectId;
  readonly enough: 'lethal' | 'loyalty';
}

/**
 * What must be assigned enough damage for a division to be legal. This is all that ties a player's creatures together:
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
      : [...among.map(lethal), ...loyalty];
  if (!choice.inOrder) return [];
  // CR 2009-07-11 510.1c-d: all that come earlier in the order than one that is assigned damage.
  const last = among.findLastIndex((_, index) => (division[index] ?? 0) > 0);
  return among.slice(0, Math.max(0, last)).map(lethal);
}

/** What one creature's assignments demand enough damage for, and what is not assigned it by all together. */
export const unmetDemands = (
  state: GameState,
  choice: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): readonly Demand[] =>
  demandsOf(choice, toDivision(choice, assignments)).filter(
    (demand) => missing(state, demand, damageOn(assignments, demand.object)) > 0,
  );

/** How much more damage would be enough, when these sources assign these amounts. */
export function missing(
  state: GameState,
  { object, enough }: Demand,
  from: readonly DamageFrom[],
): number {
  if (enough === 'lethal') return lethalDamageTo(state, object, from);
  // CR 702.19c: damage by others counts, and what may change damage does not; deathtouch is for creatures alone.
  const assigned = from.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, (permanentOf(state, object)?.counters.loyalty ?? 0) - assigned);
}

const lethal = (object: ObjectId): Demand => ({ object, enough: 'lethal' });

const loyaltyDemand = ({ pastBlockers }: DamageChoice): readonly Demand[] =>
  pastBlockers.kind === 'nothing' || pastBlockers.further === undefined
    ? []
    : [{ object: pastBlockers.further.over, enough: 'loyalty' }];
