import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type DamageChoice, damageChoices } from './choices.ts';
import { type Demand, demandsOf, isSameDemand, missing, settledAfter } from './demands.ts';
import { type Division, damageOn, everyDivision, toAssignments, toDivision } from './division.ts';
import type { DamageStep } from './steps.ts';

/**
 * Every legal assignment of all the player's creatures in the step, one at a time as they are asked for, in a fixed
 * order: the first creature's divisions outermost, each giving the most to the first recipient first. Exponential.
 */
export const legalAssignments = (
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): Generator<readonly CombatDamageAssignment[]> =>
  completions(state, damageChoices(state, player, step), []);

/** Every legal assignment of these choices in which the sources of `given` assign as it says. */
export const completions = (
  state: GameState,
  choices: readonly DamageChoice[],
  given: readonly CombatDamageAssignment[],
): Generator<readonly CombatDamageAssignment[]> =>
  from({ state, choices, given, settled: settledAfter(choices) }, 0, [], []);

interface Search {
  readonly state: GameState;
  readonly choices: readonly DamageChoice[];
  readonly given: readonly CombatDamageAssignment[];
  readonly settled: readonly (readonly Demand[])[];
}

function* from(
  search: Search,
  index: number,
  assigned: readonly CombatDamageAssignment[],
  demanded: readonly Demand[],
): Generator<readonly CombatDamageAssignment[]> {
  const choice = search.choices[index];
  if (choice === undefined) {
    yield assigned;
    return;
  }
  for (const division of divisionsFor(choice, search.given)) {
    const more = [...assigned, ...toAssignments(choice, division)];
    const demands = [...demanded, ...demandsOf(choice, division)];
    if (areMet(search, index, more, demands)) yield* from(search, index + 1, more, demands);
  }
}

const divisionsFor = (
  choice: DamageChoice,
  given: readonly CombatDamageAssignment[],
): Iterable<Division> =>
  given.some(({ source }) => source === choice.source)
    ? [toDivision(choice, given)]
    : everyDivision(choice);

/** Whether everything that gets no more damage has what is demanded of it. */
const areMet = (
  { state, settled }: Search,
  index: number,
  assigned: readonly CombatDamageAssignment[],
  demanded: readonly Demand[],
): boolean =>
  (settled[index] ?? []).every(
    (demand) =>
      !demanded.some((one) => isSameDemand(one, demand)) ||
      missing(state, demand, damageOn(assigned, demand.object)) === 0,
  );
