import { expect, test } from 'vitest';
import { type FindableScenario, find, type SearchFields } from './finding.ts';

const nothing: SearchFields = { topic: '', rule: '', keyword: '', edition: '' };

const entry = (slug: string, some: Partial<FindableScenario> = {}): FindableScenario => ({
  slug,
  topics: [],
  editions: ['2026-09-25', '2008-10-01'],
  keywords: [],
  rules: [],
  decides: [],
  elsewhere: {},
  ...some,
});

// 118.3 was about life once, and is about costs today.
const life = entry('life', {
  rules: ['119.3'],
  elsewhere: { '2008-10-01': { more: ['118.3'], less: ['119.3'] } },
});
const costs = entry('costs', {
  rules: ['118.3'],
  elsewhere: { '2008-10-01': { more: ['117.3'], less: ['118.3'] } },
});

const found = (wanted: Partial<SearchFields>) => {
  const { entries, isOld } = find([life, costs], { ...nothing, ...wanted });
  return [entries.map(({ slug }) => slug), isOld];
};

test('a number is that of the edition that is shown', () => {
  expect(found({ rule: '118.3' })).toEqual([['costs'], false]);
});

test('a number of another edition is that of the edition asked for', () => {
  expect(found({ rule: '118.3', edition: '2008-10-01' })).toEqual([['life'], false]);
  expect(found({ rule: '119.3', edition: '2008-10-01' })).toEqual([[], false]);
});

test('a number that only older rules have is found as old', () => {
  expect(found({ rule: '117.3' })).toEqual([['costs'], true]);
  expect(found({ rule: '999' })).toEqual([[], false]);
});

test.each([
  ['509.1', ['509.1', '509.1b'], ['509.10', '509.2']],
  ['509', ['509.1', '509.1b', '509.10'], ['510.1', '50.9']],
  ['509.', [], ['509.1']],
])('%s finds what stands under it alone', (rule, under, others) => {
  const all = [...under, ...others].map((number) => entry(number, { rules: [number] }));
  expect(find(all, { ...nothing, rule }).entries.map(({ slug }) => slug)).toEqual(under);
});

test('several wishes are held together', () => {
  const both = entry('both', { topics: ['costs'], keywords: ['menace'] });
  const one = entry('one', { topics: ['costs'] });
  const wanted = { ...nothing, topic: 'costs', keyword: 'menace' };
  expect(find([both, one], wanted).entries).toEqual([both]);
});
