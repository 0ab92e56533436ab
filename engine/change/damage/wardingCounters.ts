import { changesOf } from '../../state/changesInForce.ts';
import type { GameState } from '../../state/gameState.ts';
import { removeCounters } from '../counters.ts';
import { andThen, forEach, type GameChange } from '../making/gameChange.ts';

/** What prevents damage by giving up a counter gives up one for all the damage that it prevented at once. */
export function removeWardingCounters(before: GameState, prevented: GameChange): GameChange {
  const saved = prevented.events.flatMap((event) =>
    event.kind === 'damagePrevented' &&
    event.to.kind === 'object' &&
    event.rules.includes('prevention.prevent')
      ? [event.to.object]
      : [],
  );
  if (saved.length === 0) return prevented;
  const wards = changesOf(before, 'preventDamage').flatMap(
    ({ change: { removing }, affects, source }) =>
      removing === undefined
        ? []
        : affects
            .filter((id) => saved.includes(id))
            .map((id) => ({ id, counter: removing, by: source.object })),
  );
  return andThen(prevented, (now) =>
    forEach(now, wards, (so, { id, counter, by }) => removeCounters(so, id, { counter, n: 1, by })),
  );
}
