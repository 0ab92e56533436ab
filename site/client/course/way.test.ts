import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StopSketch } from '../../view/course/stopSketch.ts';
import { beginningOf } from './beginning.ts';
import type { StopStanding } from './standing.ts';
import { wayOf } from './way.ts';

const stop = (number: number, level: number, mistakes: readonly string[] = []): StopSketch => ({
  id: `stop-${number}`,
  number,
  title: `stop ${number}`,
  level,
  mistakes,
  boards: [],
  last: { kind: 'among', boards: [] },
});
const STOPS = [stop(1, 1), stop(2, 1, ['walkerSpill']), stop(3, 3, ['payIfAble']), stop(4, 4)];
const FRESH: StopStanding = { done: undefined, right: 0, answered: 0, changed: [], last: 0 };
const standings = (known: Readonly<Record<string, Partial<StopStanding>>>) =>
  new Map(STOPS.map(({ id }) => [id, { ...FRESH, ...known[id] }]));

describe('the way through the course', () => {
  test('begins at the first stop', () => {
    expect(wayOf(STOPS, standings({}))).toEqual({
      first: [],
      mayLeave: new Set(),
      next: STOPS[0],
    });
  });

  test('goes on where somebody was last, until that stop is done', () => {
    const begun = standings({
      'stop-2': { answered: 2, last: 5 },
      'stop-3': { answered: 3, last: 9 },
      'stop-4': { answered: 1, last: 10 },
    });
    expect(wayOf(STOPS, begun).next?.number).toBe(3);
    expect(wayOf(STOPS, begun, { left: 'stop-4' }).next?.number).toBe(4);
    expect(wayOf(STOPS, begun, { left: 'gone' }).next?.number).toBe(3);
    const done = standings({ 'stop-1': { done: 'last', last: 9 } });
    expect(wayOf(STOPS, done, { left: 'stop-1' }).next?.number).toBe(2);
  });

  test('leads first to what a placement test is sure of, then to what is likely', () => {
    const { first, next } = wayOf(STOPS, standings({}), {
      placed: { sure: ['payIfAble'], likely: ['walkerSpill'], level: 2 },
    });
    expect(first.map(({ number }) => number)).toEqual([3, 2]);
    expect(next?.number).toBe(3);
  });

  test('lets somebody leave out what asks for less than they know, but nothing that they got wrong', () => {
    const { mayLeave, next } = wayOf(STOPS, standings({ 'stop-2': { done: 'boards' } }), {
      placed: { sure: ['payIfAble'], likely: [], level: 4 },
    });
    expect([...mayLeave]).toEqual(['stop-1']);
    expect(next?.number).toBe(3);
  });

  test('always leads to a stop that is not done, as long as there is one', () => {
    const state = fc.record({
      isDone: fc.boolean(),
      last: fc.nat(3),
      level: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(state, { minLength: 4, maxLength: 4 }), (all) => {
        const known = standings(
          Object.fromEntries(
            all.map(({ isDone, last }, at) => [
              `stop-${at + 1}`,
              { done: isDone ? ('boards' as const) : undefined, last, answered: last },
            ]),
          ),
        );
        const placed = { sure: [], likely: [], level: 5 as const };
        for (const one of [undefined, placed]) {
          const { next } = wayOf(STOPS, known, { placed: one });
          if (all.every(({ isDone }) => isDone)) expect(next).toBeUndefined();
          else expect(known.get(next?.id ?? '')?.done).toBeUndefined();
        }
      }),
    );
  });
});

describe('the one button', () => {
  const [first] = STOPS;

  test('starts where nothing was begun, and goes on where something was', () => {
    expect(beginningOf({ due: 0, next: first, isUnderWay: false })).toEqual({ kind: 'start' });
    expect(beginningOf({ due: 0, next: first, isUnderWay: true })).toEqual({
      kind: 'goOn',
      stop: first,
    });
  });

  test('says first what is due', () => {
    expect(beginningOf({ due: 6, next: first, isUnderWay: true })).toEqual({
      kind: 'due',
      count: 6,
    });
  });

  test('has something for whoever is through', () => {
    expect(beginningOf({ due: 0, next: undefined, isUnderWay: true })).toEqual({
      kind: 'finished',
    });
  });
});
