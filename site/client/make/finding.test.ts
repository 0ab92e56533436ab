import { expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { found } from './finding.ts';

const item = (slug: string, rest: Partial<CatalogueItem>): CatalogueItem => ({
  at: `/exercises/${slug}/#q-one`,
  title: '',
  print: '000000',
  topics: [],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
  ...rest,
});

const LURE = item('lure', {
  title: 'Obblighi e divieti, esercizio 3',
  topics: ['requirements'],
  rules: ['509.1c', '509.1b'],
  mistakes: ['lure-needs-one'],
});
const BITE = item('bite', {
  title: 'Tocco letale più travolgere',
  topics: ['trample'],
  level: 3,
  rules: ['702.19b'],
});
const ALL = [LURE, BITE];
const MISTAKES = { 'lure-needs-one': 'Uno solo basta' };

const find = (text: string, topic = '', level?: number) =>
  found({ text, topic, level }, ALL, MISTAKES);

test('nothing typed finds everything', () => {
  expect(find('')).toEqual(ALL);
});

test.each([
  ['words of a title, without accents', 'PIU letale', [BITE]],
  ['the beginning of a rule’s number', '509.1', [LURE]],
  ['a mistake by its name', 'solo basta', [LURE]],
  ['all of what is typed, not some', 'letale 509', []],
])('%s', (_, text, items) => {
  expect(find(text)).toEqual(items);
});

test('by topic and level', () => {
  expect(find('', 'trample')).toEqual([BITE]);
  expect(find('', '', 1)).toEqual([LURE]);
  expect(find('', 'trample', 1)).toEqual([]);
});
