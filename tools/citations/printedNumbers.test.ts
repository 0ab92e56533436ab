import { describe, expect, test } from 'vitest';
import { numbersPrintedIn, readShortForm, replaceRules, shortForm } from './printedNumbers.ts';

describe('the short form', () => {
  test.each([
    ['509: 1a-c', ['509.1', '509.1a', '509.1b', '509.1c']],
    ['509: 1 2a', ['509.1', '509.2', '509.2a']],
    ['704: 5k-n,aa', ['704.5', '704.5k', '704.5m', '704.5n', '704.5aa']],
    ['702: 9a\n704: 1', ['702.9', '702.9a', '704.1']],
  ])('%s stands for %j, and is how it is written', (short, numbers) => {
    expect([...readShortForm(`# a remark\n${short}\n`)]).toEqual(numbers);
    expect(shortForm(numbers.toReversed())).toBe(`${short}\n`);
  });
});

test('a rules text names a rule at the beginning of its line, with or without a point', () => {
  const text = [
    '509. Blocks',
    '509.1. First, as rule 508.1 says',
    '509.1a A player',
    'Example: 509.1b is no rule here.',
  ];
  expect([...numbersPrintedIn(text.join('\n'))]).toEqual(['509.1', '509.1a']);
});

test('a later text replaces the rules that it holds, and leaves the others', () => {
  const all = replaceRules(
    new Set(['506.7', '506.7a', '509.1', '509.1a']),
    new Set(['506.7', '506.8', '506.8a']),
  );
  expect([...all].toSorted()).toEqual(['506.7', '506.8', '506.8a', '509.1', '509.1a']);
});
