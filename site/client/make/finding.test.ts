import { expect, test } from 'vitest';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { MakeDetails } from '../../view/makeDetails.ts';
import { found, type Wish } from './finding.ts';

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
const MADE = item('made', { at: '/practice/boards/#q-2-menace', title: 'Minacciare: situazioni' });
const ALL = [LURE, BITE, MADE];
const MISTAKES = { 'lure-needs-one': 'Uno solo basta' };

const DETAILS: MakeDetails = {
  [LURE.at]: ['declare', 60, 'Esca luminosa, Bait'],
  [BITE.at]: ['divide', 50, 'Thorn’s Bite, travolgere'],
};
const KNOWN = {
  catalogue: ALL,
  details: DETAILS,
  mistakes: MISTAKES,
  madeWords: 'generate infinite casuali',
};

const find = (text: string, wish: Partial<Wish> = {}) =>
  found({ text, topic: '', level: undefined, kind: '', ...wish }, KNOWN);

test('nothing typed finds everything', () => {
  expect(find('')).toEqual(ALL);
});

test.each([
  ['words of a title, without accents', 'PIU letale', [BITE]],
  ['the beginning of a rule’s number', '509.1', [LURE]],
  ['a mistake by its name', 'solo basta', [LURE]],
  ['all of what is typed, not some', 'letale 509', []],
  ['a card, in any language, with whatever apostrophe', "thorn's", [BITE]],
  ['a keyword', 'TRAVOLGERE', [BITE]],
  ['that it is made anew each time', 'infinite minacc', [MADE]],
])('%s', (_, text, items) => {
  expect(find(text)).toEqual(items);
});

test('by topic, level and how it is answered', () => {
  expect(find('', { topic: 'trample' })).toEqual([BITE]);
  expect(find('', { level: 1 })).toEqual([LURE, MADE]);
  expect(find('', { topic: 'trample', level: 1 })).toEqual([]);
  expect(find('', { kind: 'divide' })).toEqual([BITE]);
});
