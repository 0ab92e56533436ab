import { expect, test } from 'vitest';
import { TOPICS } from '../engine.ts';
import { listPages } from './listPages.ts';

const scenarios = Array.from({ length: 130 }, (_, index) => ({
  slug: `s${index}`,
  topics: TOPICS.slice(index % TOPICS.length).slice(0, 2),
}));

test('a library that has room on one page stands on one', () => {
  expect(listPages(scenarios.slice(0, 60))).toHaveLength(1);
  expect(listPages([])).toEqual([[]]);
});

test('every scenario stands on one page, under its first topic, and no page has more than there is room for', () => {
  const pages = listPages(scenarios);
  const sizes = pages.map((topics) => topics.flatMap((one) => one.scenarios).length);
  expect(sizes).toEqual([60, 60, 10]);
  const listed = pages.flat().flatMap(({ topic, scenarios: under }) =>
    under.map(({ slug, topics }) => {
      expect(topics[0]).toBe(topic);
      return slug;
    }),
  );
  expect(listed.toSorted()).toEqual(scenarios.map(({ slug }) => slug).toSorted());
});

test('topics come in their order, over all pages', () => {
  const topics = listPages(scenarios).flatMap((page) => page.map(({ topic }) => topic));
  const order = topics.map((topic) => TOPICS.indexOf(topic));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
