import { describe, expect, test } from 'vitest';
import { editionsWithin, isWithin, parseEditionRange } from './editionRange.ts';
import { EDITION_IDS } from './editions.ts';

describe('a range in words', () => {
  test.each([
    ['since 2013-02-01', { since: '2013-02-01' }],
    ['until 2009-07-11', { until: '2009-07-11' }],
    ['since 2009-07-11 until 2024-07-30', { since: '2009-07-11', until: '2024-07-30' }],
    ['2013-02-01', { since: '2013-02-01', until: '2013-02-01' }],
  ])('%s', (text, range) => {
    expect(parseEditionRange(text)).toEqual(range);
  });

  test.each([
    '',
    'current',
    '2013',
    'since',
    'since 2013-02-02',
    'until 2009-07-11 since 2008-10-01',
    ' 2013-02-01',
  ])('%j is none', (text) => {
    expect(parseEditionRange(text)).toBeUndefined();
  });
});

test('bounds are inclusive, and the newest edition comes first', () => {
  expect(editionsWithin({})).toEqual(EDITION_IDS.toReversed());
  expect(editionsWithin({ since: '2009-07-11', until: '2013-02-01' })).toEqual([
    '2013-02-01',
    '2009-07-11',
  ]);
  expect(isWithin({ until: '2013-02-01', except: ['2009-07-11'] }, '2009-07-11')).toBe(false);
  expect(isWithin({ until: '2013-02-01', except: ['2009-07-11'] }, '2008-10-01')).toBe(true);
});
