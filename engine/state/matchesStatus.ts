import type { ObjectId } from '../vocabulary/ids.ts';
import type { FilterWords } from './filterWords.ts';
import type { View } from './view.ts';

/** Words of a filter that look at what a permanent is like beside its characteristics. */
export const ON_STATUS = {
  isSpell: (_, { view: { state }, permanent: { id } }) =>
    state.stack.some((item) => item.id === id),
  tapped: (wanted, { permanent: { tapped } }) => tapped === wanted,
  token: (wanted, { permanent: { token } }) => token === wanted,
  hasCounters: (wanted, { permanent: { counters } }) =>
    Object.values(counters).some((n) => n > 0) === wanted,
  counter: (kind, { permanent: { counters } }) => (counters[kind] ?? 0) > 0,
  // CR 702.95b
  paired: (wanted, { permanent: { pairedWith } }) => (pairedWith !== undefined) === wanted,
  pairedWithSource: (_, { permanent: { pairedWith }, source: { object } }) => pairedWith === object,
  ofItsPair: (_, { permanent: { id, pairedWith }, source: { object } }) =>
    pairedWith === object || (pairedWith !== undefined && id === object),
  greatestPower: (_, { view, permanent, now: { power = 0 } }) =>
    view.state.battlefield.every(
      ({ id }) => id === permanent.id || powerOfCreature(view, id) <= power,
    ),
  enchanted: (wanted, { view: { state }, permanent: { id } }) =>
    state.battlefield.some(
      ({ attachedTo, printed }) => attachedTo === id && printed.subtypes.includes('aura'),
    ) === wanted,
} satisfies Partial<FilterWords>;

const powerOfCreature = (view: View, id: ObjectId): number => {
  const now = view.characteristics(id);
  return now?.types.includes('creature') ? (now.power ?? 0) : Number.NEGATIVE_INFINITY;
};

/** Words of a filter that look at what has happened this turn. */
export const ON_HISTORY = {
  attackedThisTurn: (wanted, { view: { state }, permanent: { id } }) =>
    (state.turn.history?.attacked.includes(id) ?? false) === wanted,
  exertedThisTurn: (wanted, { view: { state }, permanent: { id } }) =>
    (state.turn.history?.exerted.includes(id) ?? false) === wanted,
  newThisTurn: (wanted, { view: { state }, permanent: { id } }) =>
    (state.turn.history?.entered.includes(id) ?? false) === wanted,
  damagedBySource: (_, { view: { state }, permanent: { id }, source: { object } }) =>
    state.turn.history?.damage.some(({ source, to }) => source === object && to === id) === true,
  wasBlockedBySource: (_, { view: { state }, permanent: { id }, source: { object } }) =>
    state.turn.history?.blocks.some(
      ({ blocker, attacker }) => blocker === object && attacker === id,
    ) === true,
  foughtThisCombat: (
    _,
    {
      view: {
        state: { combat },
      },
      permanent: { id },
    },
  ) =>
    combat.kind === 'combat' &&
    [...combat.declaredAttackers, ...combat.declaredBlockers].includes(id),
} satisfies Partial<FilterWords>;
