import {
  array,
  constantFrom,
  assert as holds,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareRuleNumbers,
  formatRuleNumber,
  parentOf,
  parseRuleNumber,
  partsOf,
  type RuleNumber,
  sortRuleNumbers,
} from './ruleNumber.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz'.split('');
const subrules = ['', ...letters, 'aa', 'ab', 'ba'];

const parts = option(
  record({ rule: integer({ min: 1, max: 999 }), subrule: constantFrom(...subrules) }),
).chain((below) =>
  integer({ min: 100, max: 999 }).map((section) => ({
    section,
    rule: below?.rule,
    subrule: below?.subrule ?? '',
  })),
);
const ruleNumber = parts.map((of) => number(formatRuleNumber(of)));

function number(text: string): RuleNumber {
  const parsed = parseRuleNumber(text);
  if (parsed === undefined) throw new Error(`${text} is no rule number`);
  return parsed;
}

test('a number that is written and read again has the same parts', () => {
  holds(
    property(parts, (of) => {
      expect(partsOf(number(formatRuleNumber(of)))).toEqual(of);
    }),
  );
});

test('a number that is taken apart and put together again is the same', () => {
  holds(
    property(ruleNumber, (of) => {
      expect(formatRuleNumber(partsOf(of))).toBe(of);
    }),
  );
});

test.each(['', '9', '99.1', '1509.1', '509.', '509.0', '509.01', '509c', '509.1C', '509.1-2'])(
  '%j is no rule number',
  (text) => expect(parseRuleNumber(text)).toBeUndefined(),
);

test.each(['509.1l', '509.1o', '704.5al', ' 509.1', '509.1c '])(
  '%j is no rule number: no l, no o, nothing around it',
  (text) => expect(parseRuleNumber(text)).toBeUndefined(),
);

test('the rules stand in this order', () => {
  const inOrder = [
    '509',
    '509.1',
    '509.1a',
    '509.1k',
    '509.1m',
    '509.1n',
    '509.1p',
    '509.1z',
    '509.1aa',
    '509.2',
    '509.10',
    '510',
    '510.1',
    '702.2',
    '702.19b',
    '702.111b',
  ].map(number);
  expect(sortRuleNumbers([...inOrder].reverse())).toEqual(inOrder);
});

describe('the order is total:', () => {
  const sign = (a: RuleNumber, b: RuleNumber) => Math.sign(compareRuleNumbers(a, b));

  test('of two numbers one stands first, unless they are the same', () => {
    holds(
      property(ruleNumber, ruleNumber, (a, b) => {
        expect(sign(a, b) + sign(b, a)).toBe(0);
        expect(sign(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test('what stands before the second stands before the third', () => {
    holds(
      property(array(ruleNumber, { minLength: 3, maxLength: 3 }), (three) => {
        const [a, b, c] = sortRuleNumbers(three);
        if (a !== undefined && c !== undefined) expect(sign(a, c)).toBe(-1);
        if (b !== undefined && c !== undefined) expect(sign(b, c)).toBe(-1);
      }),
    );
  });
});

test('a subrule is part of its rule, and a rule of its section', () => {
  expect(parentOf(number('509.1c'))).toBe('509.1');
  expect(parentOf(number('509.1'))).toBe('509');
  expect(parentOf(number('509'))).toBeUndefined();
});

test('a part stands after the whole', () => {
  holds(
    property(ruleNumber, (of) => {
      const parent = parentOf(of);
      if (parent !== undefined) expect(compareRuleNumbers(parent, of)).toBeLessThan(0);
    }),
  );
});
