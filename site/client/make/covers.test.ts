import { expect, test } from 'vitest';
import { messagesIn } from '../../i18n/index.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { covers, minutesFor } from './covers.ts';

const item = (at: string, rest: Partial<CatalogueItem>): CatalogueItem => ({
  at,
  title: at,
  print: '',
  topics: [],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes: [],
  ...rest,
});

const ONE = item('/exercises/one/#q-a', { topics: ['trample'], rules: ['702.19b', '510.1c'] });
const TWO = item('/exercises/two/#q-a', {
  topics: ['evasion'],
  rules: ['509.1b'],
  mistakes: ['one-by-one'],
});
const THREE = item('/exercises/three/#q-a', { topics: ['evasion'], rules: ['509.1b'] });
const OWN = item('/sandbox/#b1:A;B.vwt5', {});
const KNOWN = {
  details: { [ONE.at]: ['divide', 90, ''], [TWO.at]: ['pick', 40, ''] },
  topics: new Map([
    ['trample', 'Trample'],
    ['evasion', 'Evasion'],
  ]),
  mistakes: { 'one-by-one': 'One is enough' },
} as const;

test('a set says how long it takes, and its topics, rules and mistakes, the most frequent first', () => {
  const { browser } = messagesIn('en').chrome.make;
  expect(covers([ONE, TWO, THREE], KNOWN, browser)).toEqual([
    'About 3 minutes.',
    'Topics: Evasion (2), Trample',
    'Rules: 509.1b (2), 702.19b',
    'Mistakes: One is enough',
  ]);
  expect(covers([], KNOWN, browser)).toEqual([]);
});

test('a board of which nothing is known takes a minute, and any set one at least', () => {
  expect(minutesFor([OWN], KNOWN.details)).toBe(1);
  expect(minutesFor([OWN, OWN, ONE], KNOWN.details)).toBe(4);
  expect(minutesFor([TWO], KNOWN.details)).toBe(1);
});
