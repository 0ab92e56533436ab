import { expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { dayOf } from '../deal/daily.ts';
import { reviewedIn } from './due.ts';
import { answer, at } from './testing/arbitrary.ts';
import { itemAt } from './testing/items.ts';
import { whysOn } from './why.ts';

const board = (slug: string, mistakes: readonly string[], topic: string): CatalogueItem =>
  itemAt(`/exercises/${slug}/#q-dead`, mistakes, topic);
const TAPPED = ['one', 'two', 'three', 'four'].map((slug) => board(slug, ['tap-removes'], slug));
const PAID = ['five', 'six'].map((slug) => board(slug, ['pay-if-able'], 'costs'));
const items = new Map([...TAPPED, ...PAID].map((one) => [one.at, one]));
const LOG = [
  answer(0, { id: 'a', item: TAPPED[0]?.at ?? '', right: false, mistakes: ['tap-removes'] }),
  answer(1, { id: 'b', item: TAPPED[1]?.at ?? '' }),
  answer(7, { id: 'c', item: PAID[0]?.at ?? '', right: false, mistakes: ['pay-if-able'] }),
];
const DAY_OF_REVIEW = dayOf(new Date(at(8)));

test('every board that is asked on a day has its reason: what was believed, or what was learned a week ago', () => {
  const whys = whysOn(DAY_OF_REVIEW, LOG, items);
  const { asks } = reviewedIn(LOG, at(8), items);
  expect(asks.length).toBeGreaterThanOrEqual(2);
  for (const { item } of asks) expect(whys.get(item), item).toBeDefined();
  const [, , ...unseen] = TAPPED;
  const [learned] = asks;
  expect(unseen.map((one) => one.at)).toContain(learned?.item);
  expect(whys.get(learned?.item ?? '')).toMatchObject({
    kind: 'transfer',
    transfer: { mistake: 'tap-removes', learned: at(1) },
  });
  expect(whys.get(PAID[1]?.at ?? '')).toMatchObject({
    kind: 'review',
    review: { item: PAID[0]?.at, reason: { kind: 'wrong', by: 'pay-if-able' } },
  });
});

test('a reason stays as it was, whatever is answered on that day', () => {
  const before = whysOn(DAY_OF_REVIEW, LOG, items);
  const answered = [...before.keys()].map((item, n) =>
    answer(8, { id: `on that day ${n}`, item, right: n % 2 === 0, mistakes: [] }),
  );
  expect(whysOn(DAY_OF_REVIEW, [...LOG, ...answered], items)).toEqual(before);
});

test('where nothing was answered, no board has a reason', () => {
  expect(whysOn(DAY_OF_REVIEW, [], items).size).toBe(0);
});
