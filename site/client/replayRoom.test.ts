import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Finding, type Room, roomBelow, roomBeside, type Trial } from './replayRoom.ts';

/** So tall are a board and an entry as they are shown so. */
type HeightOf = (trial: Trial, one: number) => number;

/** What comes of it where so many are measured at a time, and how many were measured in all. */
function found(finding: Finding, heightOf: HeightOf, many = 1): { room: Room; measured: number } {
  let measured = 0;
  let next = finding.next([]);
  while (next.done !== true) {
    const trial = next.value;
    const which = trial.which.slice(0, many);
    measured += which.length;
    next = finding.next(which.map((one) => heightOf(trial, one)));
  }
  return { room: next.value, measured };
}

/** Heights by how much less is said: each word takes its part away. */
const heights =
  (boards: readonly number[], entries: readonly number[]): HeightOf =>
  ({ of, how: { less, zoom } }, one) => {
    const [all, words] =
      of === 'boards' ? [boards, ['low', 'short', 'bare']] : [entries, ['brief', 'curt']];
    const said = words.filter((word) => less.some((one) => one === word)).length;
    return ((all[one] ?? 0) - 20 * said) * (of === 'boards' ? zoom : 1);
  };

const inOrder = (count: number): readonly number[] => [...Array(count).keys()];
const order = (boards: number, entries: number) => ({
  boards: inOrder(boards),
  entries: inOrder(entries),
});

test('where all have room nothing is left out, and each is measured once', () => {
  const heightOf = heights([200, 300, 250], [90, 100]);
  const { room, measured } = found(roomBeside({ stage: 300, panel: 100 }, order(3, 2)), heightOf);
  expect(room).toEqual({ less: [], zoom: 1, tallest: 300 });
  expect(measured).toBe(5);
});

test('on a desk boards and entries say less each for themselves', () => {
  const heightOf = heights([200, 300], [90, 130]);
  const { room } = found(roomBeside({ stage: 280, panel: 90 }, order(2, 2)), heightOf);
  expect(room).toEqual({ less: ['brief', 'curt', 'low'], zoom: 1, tallest: 280 });
});

test('on a phone the tallest board and the tallest entry share the height, but for a line between them', () => {
  const heightOf = heights([300, 280], [100, 120]);
  const below = (height: number): Room => found(roomBelow(height, order(2, 2)), heightOf).room;
  expect(below(401)).toEqual({ less: ['brief'], zoom: 1, tallest: 300 });
  expect(below(400)).toEqual({ less: ['brief', 'low'], zoom: 1, tallest: 280 });
  expect(below(361)).toEqual({ less: ['brief', 'low', 'short'], zoom: 1, tallest: 260 });
  expect(below(341)).toEqual({ less: ['brief', 'low', 'short', 'curt'], zoom: 1, tallest: 260 });
});

test('a board that has no room with the fewest words gets smaller, down to what can be read', () => {
  const heightOf = heights([460, 300], [60]);
  const smaller = (height: number): Room => found(roomBelow(height, order(2, 1)), heightOf).room;
  expect(smaller(395).zoom).toBeCloseTo(0.9);
  expect(smaller(10).zoom).toBeCloseTo(0.65);
});

test('a tall board that is probably the tallest spares the others all but one measuring', () => {
  const boards = [500, ...Array<number>(20).fill(300)];
  const { room, measured } = found(
    roomBeside({ stage: 460, panel: 100 }, { boards: inOrder(21), entries: [] }),
    heights(boards, []),
  );
  expect(room).toEqual({ less: ['low', 'short'], zoom: 1, tallest: 460 });
  expect(measured).toBe(3 + 20);
});

test('a replay without a board has room', () => {
  const { room } = found(roomBelow(600, order(0, 0)), heights([], []));
  expect(room).toEqual({ less: ['brief'], zoom: 1, tallest: 0 });
});

/** What there is room for where all of them are measured each time anew. */
function measuringAll(height: number, heightOf: HeightOf, counts: readonly number[]): Room {
  const less: Trial['how']['less'][number][] = ['brief'];
  let zoom = 1;
  const tallest = (of: Trial['of'], count = 0): number =>
    Math.max(
      0,
      ...inOrder(count).map((one) => heightOf({ how: { less, zoom }, of, which: [] }, one)),
    );
  const hasRoom = (): boolean =>
    tallest('boards', counts[0]) + tallest('entries', counts[1]) < height;
  for (const one of ['low', 'short', 'curt', 'bare'] as const) if (!hasRoom()) less.push(one);
  for (let next = 0.95; !hasRoom() && next >= 0.6; next -= 0.05) zoom = next;
  return { less, zoom, tallest: tallest('boards', counts[0]) };
}

test('however few are measured and in whatever order, it is as if all were measured each time', () => {
  const some = fc.array(fc.integer({ min: 60, max: 700 }), { maxLength: 12 });
  const height = fc.integer({ min: 100, max: 900 });
  fc.assert(
    fc.property(
      some,
      some,
      height,
      fc.integer({ min: 1, max: 5 }),
      (boards, entries, room, many) => {
        // What is measured is in whole pixels.
        const heightOf: HeightOf = (trial, one) => Math.round(heights(boards, entries)(trial, one));
        const expected = measuringAll(room, heightOf, [boards.length, entries.length]);
        const { boards: first, entries: second } = order(boards.length, entries.length);
        for (const places of [
          { boards: first, entries: second },
          { boards: first.toReversed(), entries: second.toReversed() },
        ])
          expect(found(roomBelow(room, places), heightOf, many).room).toEqual(expected);
      },
    ),
  );
});
