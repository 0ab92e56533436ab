import { CHANGED_RULES } from '../../state/changedRules.ts';
import { changesOf } from '../../state/changesInForce.ts';
import type { GameState } from '../../state/gameState.ts';
import type { CounterKind } from '../../vocabulary/counters.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { hasShieldCounter, loseCounterInstead, removeCounters } from '../counters.ts';
import { andThen, forEach, type GameChange } from '../making/gameChange.ts';
import type { Prevented, SourcedDeal } from './dealDamagePrevention.ts';

interface Ward {
  readonly id: ObjectId;
  readonly counter: CounterKind;
  readonly by: ObjectId;
}

/**
 * What prevents damage by giving up a counter gives up one for all the damage that it prevented at once; so it does where
 * the damage can't be prevented. `deals` is what would have been dealt.
 */
export function removeWardingCounters(
  before: GameState,
  deals: readonly SourcedDeal[],
  { state, events }: Pick<Prevented, 'state' | 'events'>,
): GameChange {
  const saved = events.flatMap((event) =>
    event.kind === 'damagePrevented' &&
    event.to.kind === 'object' &&
    event.rules.includes('prevention.prevent')
      ? [{ id: event.to.object, by: event.by }]
      : [],
  );
  const unsaved = deals.flatMap((deal) => unsavedBy(before, deal));
  const touched = [...saved, ...unsaved];
  return andThen({ state, events }, (now) =>
    forEach(now, wardsOf(before, touched), (so, { id, counter, by }) =>
      counter === 'shield'
        ? loseCounterInstead(so, id, counter)
        : removeCounters(so, id, { counter, n: 1, by }),
    ),
  );
}

interface Touched {
  readonly id: ObjectId;
  /** By what its damage was, or would have been, prevented. */
  readonly by: ObjectId;
}

/** CR 615.12: what prevents applies to damage that can't be prevented, and does whatever else it does. */
function unsavedBy(state: GameState, { id: source, to, kind }: SourcedDeal): readonly Touched[] {
  if (to.kind === 'player' || !CHANGED_RULES.damageUnpreventable(state, source, kind)) return [];
  const { object: id } = to;
  const by = CHANGED_RULES.preventDamage(state, { source, to, kind });
  if (by !== undefined) return [{ id, by }];
  return hasShieldCounter(state, id) ? [{ id, by: id }] : [];
}

function wardsOf(state: GameState, touched: readonly Touched[]): readonly Ward[] {
  const wards = changesOf(state, 'preventDamage').flatMap(
    ({ change: { removing: counter }, affects, source: { object: by } }): readonly Ward[] =>
      counter === undefined
        ? []
        : affects
            .filter((id) => touched.some((one) => one.id === id))
            .map((id) => ({ id, counter, by })),
  );
  // CR 122.1c: only what nothing else prevented was left for the shield counters, which are their own source.
  const shielded = touched.filter(
    ({ id, by }) => id === by && hasShieldCounter(state, id) && !wards.some((one) => one.id === id),
  );
  return [
    ...wards,
    ...[...new Set(shielded.map(({ id }) => id))].map(
      (id): Ward => ({ id, counter: 'shield', by: id }),
    ),
  ];
}
