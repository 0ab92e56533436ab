import type { Characteristics } from '../language/characteristics.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { SIZE_COUNTERS } from '../vocabulary/counters.ts';
import { keysOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { known } from '../vocabulary/result.ts';
import { EVERY_CREATURE_TYPE } from '../vocabulary/subtypes.ts';
import {
  type ActiveChange,
  bearersOfStatics,
  changesFromCounters,
  changesFromEffects,
  changesFromStatics,
} from './activeChanges.ts';
import { applyChange, isIn, LAYERS, type Layer } from './applyChange.ts';
import type { Counters, GameState } from './gameState.ts';
import { hasKeywordIn } from './matchesCharacteristics.ts';
import type { View } from './view.ts';

/**
 * The characteristics of a permanent as they are now: the one door, never the printed ones.
 * `undefined` for what is not on the battlefield.
 */
export const characteristicsOf = (state: GameState, id: ObjectId): Characteristics | undefined =>
  allCharacteristics(state).get(id);

/** The current characteristics of a permanent that the caller knows to be on the battlefield. */
export const theCharacteristics = (state: GameState, id: ObjectId): Characteristics =>
  known(characteristicsOf(state, id), `characteristics of ${id}`);

export const hasKeyword = (state: GameState, id: ObjectId, keyword: Keyword): boolean => {
  const now = characteristicsOf(state, id);
  return now !== undefined && hasKeywordIn(now, keyword);
};

export const isCreature = (state: GameState, id: ObjectId): boolean =>
  characteristicsOf(state, id)?.types.includes('creature') === true;

/** The state with its current characteristics, for filters and conditions. */
export const viewOf = (state: GameState): View => ({
  state,
  characteristics: (id) => characteristicsOf(state, id),
});

type ByObject = ReadonlyMap<ObjectId, Characteristics>;

const allCharacteristics = remembered((state: GameState): ByObject => applyLayers(state));

function applyLayers(state: GameState): ByObject {
  const known = new Map<ObjectId, Characteristics>(
    state.battlefield.map((permanent) => [permanent.id, withOwnTypes(permanent.printed)]),
  );
  const view: View = { state, characteristics: (id) => known.get(id) };
  // CR 613.6: an effect that began to apply in an earlier layer goes on, even if its ability is lost.
  const begun = new Set<string>();
  const lasting = [...changesFromEffects(state), ...changesFromCounters(state)];
  let bearers = bearersOfStatics(view);
  for (const layer of LAYERS) {
    if (layer === 'switchedSize') addAllCounters(known, state);
    if (lasting.length + bearers.length === 0) continue;
    const changes = inOrder(
      lasting,
      changesFromStatics(view, (change) => isIn(layer, change), begun, bearers),
      layer,
    );
    for (const change of changes) {
      begun.add(change.key);
      makeChange(known, view, change);
    }
    // What was given can be a static ability.
    if (changes.length > 0) bearers = bearersOfStatics(view);
  }
  return known;
}

function makeChange(known: Map<ObjectId, Characteristics>, view: View, change: ActiveChange): void {
  for (const id of change.affects) {
    const before = known.get(id);
    if (before !== undefined) known.set(id, applyChange(view, before, change));
  }
}

/** CR 702.73a, 613.3: what it says of its own types applies before any effect in their layer. */
const withOwnTypes = (printed: Characteristics): Characteristics =>
  hasKeywordIn(printed, 'changeling')
    ? { ...printed, subtypes: [...printed.subtypes, EVERY_CREATURE_TYPE] }
    : printed;

/** CR 613.7: within a layer, by timestamp; CR 613.3 and 613.4a take care of themselves, as each has its own layer. */
const inOrder = (
  lasting: readonly ActiveChange[],
  fromStatics: readonly ActiveChange[],
  layer: Layer,
): readonly ActiveChange[] =>
  [...lasting.filter(({ change }) => isIn(layer, change)), ...fromStatics].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );

/** CR 613.4c: in the same sublayer as other modifications; sums do not mind the order, but what is switched does. */
function addAllCounters(known: Map<ObjectId, Characteristics>, { battlefield }: GameState): void {
  for (const { id, counters } of battlefield) addCounters(known, id, counters);
}

function addCounters(
  known: Map<ObjectId, Characteristics>,
  id: ObjectId,
  counters: Counters,
): void {
  const before = known.get(id);
  if (before?.power === undefined || before.toughness === undefined) return;
  const { power, toughness } = sizeOf(counters);
  if (power !== 0 || toughness !== 0)
    known.set(id, {
      ...before,
      power: before.power + power,
      toughness: before.toughness + toughness,
    });
}

/** CR 122.1a */
function sizeOf(counters: Counters): { readonly power: number; readonly toughness: number } {
  let [power, toughness] = [0, 0];
  for (const kind of keysOf(SIZE_COUNTERS)) {
    const n = counters[kind] ?? 0;
    power += n * SIZE_COUNTERS[kind][0];
    toughness += n * SIZE_COUNTERS[kind][1];
  }
  return { power, toughness };
}
