import { expect, test } from 'vitest';
import type { CatalogueItem } from '../view/catalogueItem.ts';
import { readLink } from './deal/setLink.ts';
import { reviewLink } from './reviewLink.ts';

const item = (at: string, print: string): CatalogueItem => ({
  at,
  print,
  title: '',
  topics: [],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
});

test('the page that it leads to reads it: an exercise by its slug, a scenario’s question by its own name too', () => {
  const link = reviewLink('/it/', 'Che cosa è andato storto, 24 novembre', [
    item('/exercises/raider-and-rat/#q-dead', 'a1b2c3'),
    item('/scenarios/menace-forced-block/#q-guard-alone', 'd4e5f6'),
  ]);
  const [page, hash = ''] = link.split('#');
  expect(page).toBe('/it/practice/own/');
  expect(readLink(hash)).toEqual({
    kind: 'link',
    link: {
      title: 'Che cosa è andato storto, 24 novembre',
      order: { kind: 'asListed' },
      items: [
        { slug: 'raider-and-rat', print: 'a1b2c3' },
        { slug: 'menace-forced-block', question: 'guard-alone', print: 'd4e5f6' },
      ],
    },
    unread: [],
  });
});
