import { expect, test } from 'vitest';
import { isRuleNumber } from '#engine/words';
import { familyOf, keywordAt } from './ruleFamily.ts';

const numbers = ['509', '509.1', '509.1a', '509.1b', '509.2', '702.19b', '702.19c'].filter(
  isRuleNumber,
);

test.each([
  ['509.1a', ['509.1', '509.1a', '509.1b']],
  ['509.1', ['509.1', '509.1a', '509.1b']],
  ['702.19c', ['702.19b', '702.19c']],
  ['509.2', []],
])('%s stands among %j', (number, family) => {
  expect(isRuleNumber(number) && familyOf(number, numbers)).toEqual(family);
});

test.each([
  ['702.19b', 'trample'],
  ['702.19g', 'trample'],
  ['702.9a', 'flying'],
  ['702.90e', 'infect'],
  ['702.22m', 'banding'],
  ['509.1b', undefined],
])('%s is about the keyword %s', (number, keyword) => {
  expect(isRuleNumber(number) && keywordAt(number)).toBe(keyword);
});
