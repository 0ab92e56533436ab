import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { strayComments } from '../citations/beside.ts';
import { citationsIn } from '../citations/citationsIn.ts';
import { engineCode, uncitedCombatRules, wrongCitations, wrongKeys } from './citations.ts';

const path = 'engine/turn/x.ts';
const file = (...lines: readonly string[]) => ({ path, text: lines.join('\n') });

describe('a comment cites', () => {
  test.each([
    ['// CR 509.1c: a requirement', [[NEWEST_EDITION, '509.1c', '509.1c']]],
    ['/** CR 508.1a-b: who attacks what */', [[NEWEST_EDITION, '508.1a', '508.1b']]],
    ['// CR 510.1-510.3: damage', [[NEWEST_EDITION, '510.1', '510.3']]],
    [
      '// CR 508.1d, 509.1c and 506.4',
      [
        [NEWEST_EDITION, '508.1d', '508.1d'],
        [NEWEST_EDITION, '509.1c', '509.1c'],
        [NEWEST_EDITION, '506.4', '506.4'],
      ],
    ],
    [
      '// CR 509.1; CR 2009-07-11 509.2-509.3: an order',
      [
        [NEWEST_EDITION, '509.1', '509.1'],
        ['2009-07-11', '509.2', '509.3'],
      ],
    ],
    [
      '// CR 509.1c, 2009-07-11 509.2 and 509.3: before and after a date',
      [
        [NEWEST_EDITION, '509.1c', '509.1c'],
        ['2009-07-11', '509.2', '509.2'],
        ['2009-07-11', '509.3', '509.3'],
      ],
    ],
    ['// A turn has phases (CR 500).', [[NEWEST_EDITION, '500', '500']]],
    ['// nothing about 509.1c here', []],
  ])('%s', (line, expected) => {
    const cited = citationsIn(file(line)).map(({ edition, first, last }) => [edition, first, last]);
    expect(cited).toEqual(expected);
  });
});

describe('a citation is right:', () => {
  test.each([
    '// CR 509.1c: a rule of today',
    '// CR 2009-07-11 509.2: a rule of that edition',
    '// CR 2008-10-01 309.2e-f: rules of that edition',
    '// CR 603: a whole section',
    '// CR 702.19: a keyword with all its rules',
  ])('%s', (line) => {
    expect(wrongCitations([file(line)])).toEqual([]);
  });
});

describe('a citation is wrong:', () => {
  test.each([
    [
      '// CR 509.6: a rule that is gone',
      `CR 509.6 is not printed in the rules of ${NEWEST_EDITION}`,
    ],
    ['// CR 509.1l: a letter that no rule has', 'CR 509.1l is not printed'],
    ['// CR 508.1d-w: an end that is no rule', 'CR 508.1w is not printed'],
    [
      '// CR 2008-10-01 508.1d: numbered later',
      'CR 508.1d is not printed in the rules of 2008-10-01',
    ],
    ['// CR 2009-10-01 509.2: no such edition', '2009-10-01 is no edition'],
  ])('%s', (line, problem) => {
    expect(wrongCitations([file('first line', line)])).toEqual([
      expect.stringMatching(`^${path}:2: ${problem}`),
    ]);
  });
});

describe('a comment is held against the keys quoted below it:', () => {
  const below = (...lines: readonly string[]) => strayComments(file(...lines));

  test.each([
    [
      'the number of one of them',
      '// CR 509.1c: so',
      "const rules = ['blockers.requirements', 'combat.phase'];",
    ],
    [
      'its number in an older edition',
      '// CR 2013-02-01 509.2: so',
      "const rule = 'blockers.orderBlockers';",
    ],
    ['the rule that it is part of', '/** CR 509.1: so */', "const rule = 'blockers.requirements';"],
    ['no keys below it', '// CR 509.1c: so', 'const rule = 1;'],
    [
      'keys below that are another statement’s',
      '// CR 508.1a: so',
      "const n = 1; const rule = 'blockers.requirements';",
    ],
  ])('right: %s', (_, ...lines) => {
    expect(below(...lines)).toEqual([]);
  });

  test.each([
    [
      'another number',
      ['// CR 509.1b: so', "const rule = 'blockers.requirements';"],
      'x.ts:1: CR 509.1b',
    ],
    [
      'a number of another day',
      ['', '// CR 2008-10-01 509.1c: so', "const rule = 'blockers.requirements';"],
      'x.ts:2:',
    ],
    [
      'above a member',
      ['const x = {', '  // CR 509.1b: so', "  rules: ['blockers.requirements'],", '};'],
      'x.ts:2:',
    ],
  ])('wrong: %s', (_, lines, problem) => {
    expect(below(...lines)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('a combat rule is carried out somewhere when', () => {
  const uncited = (...lines: readonly string[]) => uncitedCombatRules([file(...lines)]);

  test.each([
    ['a comment names it', '// CR 509.1c: a requirement', '509.1c'],
    ['a comment names a range around it', '// CR 509.1b-f', '509.1c'],
    ['code quotes its key', "rules: ['blockers.requirements'],", '509.1c'],
  ])('%s', (_, line, number) => {
    expect(uncited()).toContain(number);
    expect(uncited(line)).not.toContain(number);
  });

  test.each([
    ['a comment names its section only', '// CR 509: blocks', '509.1c'],
    ['a comment names it in an older edition', '// CR 2013-02-01 509.1c', '509.1c'],
    ['the quoted word is no key', "rules: ['blockers.requirement'],", '509.1c'],
  ])('but not when %s', (_, line, number) => {
    expect(uncited(line)).toContain(number);
  });

  test('and it is not asked for when it is out of scope', () => {
    expect(uncited()).not.toContain('508.7e');
  });

  test('and only combat is asked for', () => {
    expect(uncited().every((number) => /^5(0[6-9]|1[01])\./.test(number))).toBe(true);
  });
});

test('the project itself cites no rule that does not exist', () => {
  expect(wrongCitations(engineCode())).toEqual([]);
});

describe('the rule table', () => {
  test('gives every key a number that its edition prints', () => {
    expect(wrongKeys()).toEqual([]);
  });

  test('is told of a key whose number nobody prints', () => {
    const wrong = wrongKeys((edition, key) =>
      edition === '2009-07-11' && key === 'blockers.requirements' ? '509.9c' : undefined,
    );
    expect(wrong).toEqual([
      expect.stringContaining('blockers.requirements is 509.9c in 2009-07-11'),
    ]);
  });
});
