import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { foldAssignments } from './foldAssignments.ts';
import type { DamageStep } from './steps.ts';

/**
 * The sets of creatures that the player's creatures can kill together in the step, but those that another set holds: each
 * is assigned lethal damage, or damage by a source with deathtouch, by some legal assignment, and none kills it and more.
 * What may prevent, replace or survive damage is not looked at.
 */
export function killableTogether(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly (readonly ObjectId[])[] {
  const choices = damageChoices(state, player, step);
  const order = choices.flatMap(({ among }) => among);
  const byOrder = (a: ObjectId, b: ObjectId): number => order.indexOf(a) - order.indexOf(b);
  return foldAssignments<Kills>(state, choices, {
    start: [[]],
    either: (a, b) => largest([...a, ...b]),
    settle: (so, creature, dies) => (dies ? so.map((kills) => [...kills, creature]) : so),
  }).map((kills) => kills.toSorted(byOrder));
}

type Kills = readonly (readonly ObjectId[])[];

/** Without those that another one holds, and each only once. */
const largest = (sets: Kills): Kills =>
  sets.filter(
    (set, index) =>
      !sets.some(
        (other, place) => holds(other, set) && (other.length > set.length || place < index),
      ),
  );

const holds = (set: readonly ObjectId[], other: readonly ObjectId[]): boolean =>
  other.every((id) => set.includes(id));
