import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { bySlugIn, itemAt, itemFor, linkedItem } from './deal.ts';
import { forEach, isForEach, madeNameIn, seedsFrom, withSeed } from './made.ts';
import { itemIn, itemText } from './setLink.ts';

const MENACE: CatalogueItem = {
  at: '/practice/boards/#q-2-menace',
  title: 'Menace',
  print: '1a2b3c',
  topics: [],
  level: 3,
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
};
const bySlug = bySlugIn([MENACE]);
const seeds = fc.nat({ max: 4294967295 }).map(String);

test('a board that was made goes through a link and comes back the same', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const item = withSeed(MENACE, seed);
      const linked = itemIn(itemText(linkedItem(item)));
      expect(linked && itemFor(linked, bySlug)).toEqual(item);
      expect(itemAt(item.at, new Map([[MENACE.at, MENACE]]))).toEqual(item);
    }),
  );
});

test('a link of an earlier way to make boards still means its own board', () => {
  const linked = { slug: 'boards', question: '1-menace-s7' };
  const at = '/practice/boards/#q-1-menace-s7';
  expect(itemFor(linked, bySlug)).toEqual({ ...MENACE, at });
  expect(itemAt(at, new Map([[MENACE.at, MENACE]]))).toEqual({ ...MENACE, at });
});

test('where each has others, a reader always has the same, and another reader another', () => {
  const linked = linkedItem(forEach(withSeed(MENACE, '7'), 3));
  expect(isForEach(linked.question ?? '')).toBe(true);
  const [mine, again, yours] = ['me', 'me', 'you'].map((own) => itemFor(linked, bySlug, own)?.at);
  expect(mine).toBe(again);
  expect(mine).not.toBe(yours);
});

test('a round begins with the seed that it is given, and none of its seeds comes twice', () => {
  const seeds = seedsFrom('7');
  expect(seeds[0]).toBe('7');
  expect(new Set(seeds).size).toBe(seeds.length);
});

test.each(['', '1', 'menace-s7', '1-menace-s', '1-Menace-s7', '1-menace-s7-s8', '1-menace-sx'])(
  'nothing is read into %j, or no seed',
  (text) => {
    const seed = madeNameIn(text)?.seed;
    expect(seed === undefined || seed.kind === 'none').toBe(true);
  },
);

test('what no catalogue has is not made', () => {
  expect(itemFor({ slug: 'boards', question: '1-gone-s7' }, bySlug)).toBeUndefined();
  for (const version of ['0', '3', '99'])
    expect(itemFor({ slug: 'boards', question: `${version}-menace-s7` }, bySlug)).toBeUndefined();
  expect(itemFor({ slug: 'boards' }, bySlug)).toBeUndefined();
});
