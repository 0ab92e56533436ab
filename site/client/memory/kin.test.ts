import { describe, expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { kinIn } from './kin.ts';
import { askedBy, reviewsOf } from './review.ts';
import { answer, at } from './testing/arbitrary.ts';
import { itemAt } from './testing/items.ts';

const item = (slug: string, mistakes: readonly string[], topic = 'evasion'): CatalogueItem =>
  itemAt(`/exercises/${slug}/#q-one`, mistakes, topic);
const ONE = item('one', ['tap-removes']);
const TWO = item('two', ['tap-removes']);
const OTHER = item('other', []);
const FAR = item('far', [], 'costs');
const MADE: CatalogueItem = {
  ...item('', ['pay-if-able']),
  at: '/practice/boards/#q-2-pay-if-able',
};
const CATALOGUE = [ONE, TWO, OTHER, FAR, MADE];

describe('another board of the same kind', () => {
  test('shows the same mistake, or else is of the same topic', () => {
    expect(kinIn(CATALOGUE, [])(ONE.at, 0)).toBe(TWO.at);
    expect([ONE.at, TWO.at]).toContain(kinIn(CATALOGUE, [])(OTHER.at, 0));
    expect(kinIn(CATALOGUE, [])(FAR.at, 0)).toBeUndefined();
  });

  test('is none that was answered before', () => {
    const seen = [answer(1, { item: TWO.at })];
    expect(kinIn(CATALOGUE, seen)(ONE.at, at(2))).toBe(OTHER.at);
  });

  test('is made where boards are made for it, another one each time', () => {
    const kinOf = kinIn(CATALOGUE, []);
    const [first, second] = [kinOf(`${MADE.at}-s1`, 0), kinOf(`${MADE.at}-s1`, 1)];
    expect(first).toMatch(/^\/practice\/boards\/#q-2-pay-if-able-s\d+$/);
    expect(second).not.toBe(first);
  });

  test('is nothing for a board that is gone', () => {
    expect(kinIn(CATALOGUE, [])('/exercises/gone/#q-one', 0)).toBeUndefined();
  });
});

describe('an answer to a board that stands for another', () => {
  const first = answer(0, { item: ONE.at, right: false });
  const review = (answers: Parameters<typeof reviewsOf>[0], day: number) =>
    reviewsOf(answers, at(day), kinIn(CATALOGUE, answers));

  test('is what a review asks for', () => {
    expect(review([first], 3)).toMatchObject([{ item: ONE.at, asks: TWO.at, standing: 'due' }]);
  });

  test('counts for that one, and asks for no review of its own', () => {
    const again = answer(3, { id: 'again', item: TWO.at });
    const reviews = review([first, again], 3);
    expect(reviews.map(({ item: of }) => of)).toEqual([ONE.at]);
    expect(reviews[0]).toMatchObject({ last: at(3), reason: { kind: 'right', times: 1 } });
    expect(reviews[0]?.standing).not.toBe('due');
  });
});

test('two boards for which one stands are asked by it once, and its answer counts for both', () => {
  const three = [ONE, TWO, item('three', ['tap-removes'])];
  const wrong = [ONE, TWO].map(({ at: place }, k) =>
    answer(0, { id: `${k}`, item: place, right: false }),
  );
  const due = reviewsOf(wrong, at(4), kinIn(three, wrong));
  expect(due.map(({ asks }) => asks)).toEqual([three[2]?.at, three[2]?.at]);
  expect(askedBy(due)).toEqual([{ item: three[2]?.at }]);
  const all = [...wrong, answer(4, { id: 'both', item: three[2]?.at ?? '' })];
  for (const { reason } of reviewsOf(all, at(4), kinIn(three, all)))
    expect(reason).toEqual({ kind: 'right', times: 1 });
});
