import { citedIn } from '../citation/cited.ts';
import type { Counters, GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { type CounterKind, isKeywordCounter } from '../vocabulary/counters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** Puts `n` counters of a kind on a permanent (CR 122.1); the object `by` makes it so. */
export function addCounters(
  state: GameState,
  object: ObjectId,
  { counter, n, by }: { readonly counter: CounterKind; readonly n: number; readonly by: ObjectId },
): GameChange {
  if (n <= 0 || permanentOf(state, object) === undefined) return unchanged(state);
  const { number, counted } = nextNumber(state);
  const isKeyword = isKeywordCounter(counter);
  return logged(
    withPermanent(isKeyword ? counted : state, object, (permanent) => ({
      ...permanent,
      counters: { ...permanent.counters, [counter]: (permanent.counters[counter] ?? 0) + n },
      ...(isKeyword ? { countersSince: { ...permanent.countersSince, [counter]: number } } : {}),
    })),
    { kind: 'countersAdded', object, counter, n, by },
    ...(isKeyword ? (['counter.keyword'] as const) : []),
    'counter.definition',
  );
}

/** Removes `n` counters of a kind from a permanent or a card, or all there are; the object `by` makes it so. */
export function removeCounters(
  state: GameState,
  object: ObjectId,
  { counter, n, by }: { readonly counter: CounterKind; readonly n: number; readonly by: ObjectId },
): GameChange {
  const card = state.cards.find(({ id }) => id === object);
  const there = (permanentOf(state, object) ?? card)?.counters?.[counter] ?? 0;
  const removed = Math.min(n, there);
  if (removed <= 0) return unchanged(state);
  const fewer = (counters: Counters): Counters => ({ ...counters, [counter]: there - removed });
  const onBoard = withPermanent(state, object, (permanent) => ({
    ...permanent,
    counters: fewer(permanent.counters),
  }));
  return logged(
    {
      ...onBoard,
      cards: state.cards.map((one) =>
        one === card ? { ...one, counters: fewer(one.counters ?? {}) } : one,
      ),
    },
    { kind: 'countersRemoved', object, counter, n: removed, by },
    'counter.definition',
  );
}

export const hasShieldCounter = (state: GameState, id: ObjectId): boolean =>
  (permanentOf(state, id)?.counters.shield ?? 0) > 0;

/** Removes one, instead of what the counter keeps from happening, by the rule that says so. */
export function loseCounterInstead(
  state: GameState,
  object: ObjectId,
  counter: 'shield' | 'stun',
): GameChange {
  const removed = removeCounters(state, object, { counter, n: 1, by: object });
  const rule = counter === 'shield' ? 'counter.shield' : 'counter.stun';
  return {
    ...removed,
    events: removed.events.map((event) => ({
      ...event,
      ...citedIn(state.edition, [rule, 'counter.definition']),
    })),
  };
}
