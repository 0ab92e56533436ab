import { loseCounterInstead, removeCounters } from '../counters.ts';
import { andThen, forEach, type GameChange } from '../making/gameChange.ts';
import type { Prevented, Ward } from './sourcedDeal.ts';

/** CR 615.5: what prevents damage by giving up a counter gives up one for all the damage that it prevented at once. */
export function removeWardingCounters({ state, events, wards }: Prevented): GameChange {
  const once = wards.filter(
    (ward, index) => wards.findIndex((other) => isSame(ward, other)) === index,
  );
  return andThen({ state, events }, (now) =>
    forEach(now, once, (so, { id, counter, by }) =>
      counter === 'shield'
        ? loseCounterInstead(so, id, counter)
        : removeCounters(so, id, { counter, n: 1, by }),
    ),
  );
}

const isSame = (one: Ward, other: Ward): boolean =>
  one.id === other.id && one.counter === other.counter && one.by === other.by;
