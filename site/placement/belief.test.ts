import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beliefAfter, shareOfEach, shareOfLevels, sumOf } from './belief.ts';
import { findingOf, isEnough } from './finding.ts';
import { distanceOf, type PlacementItem, replyOf } from './item.ts';
import { boardsThen, nextItem } from './next.ts';
import { MOST_BOARDS, SURE } from './parameters.ts';

/** Of four creatures none dies; mistakes 0, 1 and 2 each let another of them die. */
const FIGHTS: PlacementItem = {
  at: '/exercises/fights/#q-dead',
  print: 'a',
  knowledge: 1,
  kind: 'pick',
  options: 4,
  right: 0,
  believed: [
    [0, 0b0001],
    [1, 0b0010],
    [2, 0b0100],
  ],
};
const OTHER_FIGHTS: PlacementItem = { ...FIGHTS, at: '/exercises/others/#q-dead' };
/** Mistakes 0 and 3 each count otherwise. */
const LIFE: PlacementItem = {
  at: '/exercises/life/#q-life',
  print: 'b',
  knowledge: 2,
  kind: 'number',
  options: 0,
  right: 10,
  believed: [
    [0, 12],
    [3, 7],
  ],
};
const MISTAKES = 5;
const POOL = [FIGHTS, OTHER_FIGHTS, LIFE];

const replies = fc.array(
  fc.oneof(
    fc.record({
      item: fc.constantFrom(FIGHTS, OTHER_FIGHTS),
      reply: fc.option(fc.integer({ min: 0, max: 15 }), { nil: undefined }),
    }),
    fc.record({
      item: fc.constant(LIFE),
      reply: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    }),
  ),
  { maxLength: 6 },
);

test('whatever is answered, what is possible adds up to one', () => {
  fc.assert(
    fc.property(replies, (all) => {
      const belief = beliefAfter(all, MISTAKES);
      expect(sumOf(shareOfLevels(belief))).toBeCloseTo(1);
      for (const share of shareOfEach(belief, MISTAKES))
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('in which order it was answered does not matter', () => {
  fc.assert(
    fc.property(replies, (all) => {
      const one = shareOfEach(beliefAfter(all, MISTAKES), MISTAKES);
      const other = shareOfEach(beliefAfter(all.toReversed(), MISTAKES), MISTAKES);
      for (const [at, share] of one.entries()) expect(share).toBeCloseTo(other[at] ?? 0);
    }),
  );
});

test('an answer as a mistake gives it speaks for the mistake, a right one against it', () => {
  const share = (reply: number) =>
    shareOfEach(beliefAfter([{ item: FIGHTS, reply }], MISTAKES), MISTAKES)[0] ?? 0;
  const [before = 0] = shareOfEach(beliefAfter([], MISTAKES), MISTAKES);
  expect(share(0b0001)).toBeGreaterThan(before);
  expect(share(0)).toBeLessThan(before);
});

test('once could be a slip; twice is sure', () => {
  const once = [{ item: FIGHTS, reply: 0b0001 }];
  const twice = [...once, { item: OTHER_FIGHTS, reply: 0b0001 }, { item: LIFE, reply: 12 }];
  const of = (all: typeof once) => findingOf(beliefAfter(all, MISTAKES), all, MISTAKES);
  expect(of(once)).toMatchObject({ sure: [], likely: [0] });
  expect(of(twice)).toMatchObject({ sure: [0], likely: [], asked: [0, 1, 2, 3] });
});

test('two mistakes that are held at once are both found', () => {
  const both = [
    { item: FIGHTS, reply: 0b0011 },
    { item: OTHER_FIGHTS, reply: 0b0011 },
    { item: LIFE, reply: 12 },
  ];
  expect(findingOf(beliefAfter(both, MISTAKES), both, MISTAKES).sure).toEqual([0, 1]);
});

test('a mistake that no answered board shows is not asked about, whatever else is answered', () => {
  fc.assert(
    fc.property(replies, (all) => {
      const { sure, likely, asked } = findingOf(beliefAfter(all, MISTAKES), all, MISTAKES);
      expect([...sure, ...likely, ...asked]).not.toContain(4);
      for (const one of [...sure, ...likely]) expect(asked).toContain(one);
    }),
  );
});

test('not to know says nothing of mistakes, and something of the level', () => {
  const item: PlacementItem = { ...LIFE, knowledge: 3 };
  const before = beliefAfter([], MISTAKES);
  const after = beliefAfter([{ item, reply: undefined }], MISTAKES);
  expect(shareOfEach(after, MISTAKES)[0]).toBeCloseTo(shareOfEach(before, MISTAKES)[0] ?? 0);
  expect(shareOfLevels(after)[0]).toBeGreaterThan(shareOfLevels(before)[0] ?? 0);
});

test('what is held turns over its own part of a board', () => {
  expect(replyOf(FIGHTS, [])).toBe(0);
  expect(replyOf(FIGHTS, [0, 2])).toBe(0b0101);
  expect(replyOf(LIFE, [0, 3])).toBe(9);
  expect(distanceOf(FIGHTS, 0b0101, 0b0011)).toBe(2);
  expect(distanceOf(LIFE, 12, 7)).toBe(1);
});

test('the board that tells the most comes first, and another where chance decides between equals', () => {
  const belief = beliefAfter([], MISTAKES);
  expect(nextItem(belief, POOL, 0)).toBe(FIGHTS);
  expect(nextItem(belief, POOL, 0.99)).toBe(OTHER_FIGHTS);
  expect(nextItem(belief, [], 0)).toBeUndefined();
});

test('the first boards are small ones, as long as there are any', () => {
  const [large] = POOL;
  if (large === undefined) throw new Error('nothing is asked');
  const small = { ...large, at: '/exercises/small/#q-dies', knowledge: 1 as const, options: 3 };
  const crowded = { ...large, at: '/exercises/crowded/#q-dies', knowledge: 4 as const };
  expect(boardsThen([crowded, small], 0)).toEqual([small]);
  expect(boardsThen([crowded], 0)).toEqual([crowded]);
  expect(boardsThen([crowded, small], 1)).toEqual([crowded, small]);
});

test('it ends after as many boards as there may be', () => {
  expect(isEnough(beliefAfter([], MISTAKES), 0)).toBe(false);
  expect(isEnough(beliefAfter([], MISTAKES), MOST_BOARDS)).toBe(true);
  expect(SURE).toBeLessThan(1);
});
