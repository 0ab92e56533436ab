import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type DamageChoice, damageChoices } from './choices.ts';
import { demandsOf, missing, unmetDemands } from './demands.ts';
import { damageOn, toAssignments, toDivision } from './division.ts';
import { workAllowed } from './flow.ts';
import { lethalDamageBy } from './lethalDamage.ts';
import type { DamageStep } from './steps.ts';
import { supply } from './supply.ts';

/**
 * A legal assignment that makes sense: each creature kills what it can in order, and what is left over tramples
 * through or goes to the last. Creatures without a choice come first and tramplers last, so that these make the most
 * of the others' damage.
 */
export const suggestAssignment = (
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly CombatDamageAssignment[] => completeAssignment(state, player, step, []);

/**
 * The assignments given, followed by suggestions for the player's creatures that they leave out, which make the whole
 * legal if anything can.
 */
export function completeAssignment(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  given: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] {
  const choices = damageChoices(state, player, step);
  const open = choices.filter(({ source }) => !given.some((one) => one.source === source));
  const greedy = suggestInTurn(state, open, given);
  const legal = choices.every((choice) => unmetDemands(state, choice, greedy).length === 0);
  // What is given may count on damage that the others would not send there by themselves.
  const demands = choices
    .filter((choice) => !open.includes(choice))
    .flatMap((choice) => demandsOf(choice, toDivision(choice, given)));
  const rescue = legal ? undefined : supply(state, open, { given, demands }, workAllowed());
  const best = rescue ?? greedy;
  return [...given, ...open.flatMap(({ source }) => best.filter((one) => one.source === source))];
}

/** Each creature makes the most of what those before it assign. */
function suggestInTurn(
  state: GameState,
  open: readonly DamageChoice[],
  given: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] {
  let assigned = given;
  for (const choice of open.toSorted((a, b) => freedom(a) - freedom(b)))
    assigned = assigned.concat(suggestFor(state, choice, assigned));
  return assigned;
}

const freedom = ({ recipients, pastBlockers }: DamageChoice): number => {
  if (recipients.length === 1) return 0;
  return pastBlockers.kind === 'nothing' ? 1 : 2;
};

function suggestFor(
  state: GameState,
  choice: DamageChoice,
  before: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] {
  const { source, amount, among } = choice;
  const division: number[] = [];
  let left = amount;
  for (const creature of among) {
    const lethal = lethalDamageBy(state, source, creature, damageOn(before, creature));
    division.push(Math.min(left, lethal));
    left -= Math.min(left, lethal);
  }
  // Something is left only once each of them has been assigned lethal damage.
  if (!mayGoPast(choice)) return toAssignments(choice, withLast(division, left));
  const forLoyalty = Math.min(left, loyaltyLeft(state, choice, before));
  return toAssignments(choice, [...division, forLoyalty, left - forLoyalty]);
}

const withLast = (division: readonly number[], more: number): readonly number[] =>
  division.map((amount, index) => (index === division.length - 1 ? amount + more : amount));

/** What the planeswalker needs before anything goes to its controller; everything, where nothing may. */
function loyaltyLeft(
  state: GameState,
  { pastBlockers }: DamageChoice,
  before: readonly CombatDamageAssignment[],
): number {
  if (pastBlockers.kind === 'nothing' || pastBlockers.further === undefined)
    return Number.POSITIVE_INFINITY;
  const { over } = pastBlockers.further;
  return missing(state, { kind: 'loyalty', object: over }, damageOn(before, over));
}

const mayGoPast = ({ among, pastBlockers }: DamageChoice): boolean =>
  among.length === 0 || pastBlockers.kind === 'afterLethal' || pastBlockers.kind === 'either';
