import { describe, expect, test } from 'vitest';
import { ISSUE_CODES, type Issue } from '#engine';
import { wordIssue } from './wordIssue.ts';

const issue: Issue = {
  file: 'scenarios/blocks/brute/scenario.yaml',
  line: 11,
  column: 47,
  code: 'unknownWord',
  found: 'flyng',
  expected: ['flying', 'shadow'],
  nearest: 'flying',
};

test('an issue says where it is, what is wrong, what was expected and what was probably meant', () => {
  expect(wordIssue(issue)).toBe(
    'scenarios/blocks/brute/scenario.yaml:11:47: unknown word “flyng”; expected flying or shadow. Did you mean “flying”?',
  );
});

test.each(ISSUE_CODES)('%s has a sentence that ends', (code) => {
  const sentence = wordIssue({ ...issue, code, nearest: undefined });
  expect(sentence).toMatch(/^scenarios\/blocks\/brute\/scenario\.yaml:11:47: .+\.$/);
  expect(sentence).not.toContain('undefined');
});

describe('what was expected', () => {
  const expecting = (...expected: readonly string[]) =>
    wordIssue({ ...issue, expected, nearest: undefined });

  test('is put in words where the engine only has a code', () => {
    expect(expecting('powerToughness')).toContain('expected power and toughness, such as 2/2.');
    expect(expecting('atMost 5')).toContain('expected at most 5.');
  });

  test('is cut off where the list is long', () => {
    const keys = Array.from({ length: 40 }, (_, index) => `key-${index}`);
    expect(expecting(...keys)).toContain(
      'key-11 or 28 more, which `npm run words -- TEXT` searches.',
    );
  });

  test('stands there whole where the list is short', () => {
    const keys = Array.from({ length: 24 }, (_, index) => `key-${index}`);
    expect(expecting(...keys)).toContain('key-22 or key-23.');
  });
});
