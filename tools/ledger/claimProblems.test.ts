import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { claimProblems, needlessRulePages } from './claimProblems.ts';
import { citation, ledgerOf, showing, statement, toldAt } from './testing/ledgerOf.ts';

const ledger = ledgerOf(
  [
    statement('S7-R01', { rules: ['blockers.requirements'] }),
    statement('S7-R02', {
      rules: ['blockers.orderBlockers'],
      editions: ['2009-07-11', '2013-02-01'],
    }),
    statement('S7-X01', { rules: [], reason: 'a remark' }),
  ],
  { 'S7-R02': 'gone' },
);

const cites = citation(NEWEST_EDITION, 2, 'blockers.requirements');

const problems = (parts: Parameters<typeof showing>[0]) => claimProblems(ledger, [showing(parts)]);

test('a claim is true when a rule of the statement decides a frame', () => {
  expect(problems({ claims: ['S7-R01'], citations: [cites] })).toEqual([]);
});

test('a claim is true when such a rule applies at a frame and the text says so', () => {
  const told = toldAt(NEWEST_EDITION, 2, 'blockers.requirements');
  expect(problems({ claims: ['S7-R01'], citations: [told] })).toEqual([]);
});

describe('a claim is a problem, with its place,', () => {
  test.each([
    [
      'when the ledger has no such statement',
      'S7-R11',
      'the ledger has no statement S7-R11; did you mean S7-R01?',
    ],
    ['when the statement is about no rule', 'S7-X01', 'S7-X01 is about no rule (a remark)'],
    [
      'when the statement is true in other editions only',
      'S7-R02',
      'S7-R02 is true in 2009-07-11, 2013-02-01 only, and the scenario is shown in none of these',
    ],
    [
      'when the rule decides no frame, and no text cites it',
      'S7-R01',
      'S7-R01 is listed, but no rule of it decides a frame, nor does the text cite one that applies (509.1c: blockers.requirements)',
    ],
  ])('%s', (_, id, complaint) => {
    const citations = [citation(NEWEST_EDITION, 2, 'blockers.restrictions')];
    expect(problems({ claims: [id], citations })).toEqual([
      `scenarios/blocks/lured/scenario.yaml:1:10: ${complaint}`,
    ]);
  });

  test('when it is made twice', () => {
    expect(problems({ claims: ['S7-R01', 'S7-R01'], citations: [cites] })).toEqual([
      'scenarios/blocks/lured/scenario.yaml:1:20: S7-R01 is listed twice',
    ]);
  });

  test('when the scenario does not hold, and that is said', () => {
    expect(problems({ claims: ['S7-R01'], failing: [NEWEST_EDITION] })).toEqual([
      expect.stringMatching(new RegExp(`; it does not hold in ${NEWEST_EDITION}$`)),
    ]);
  });
});

test('a statement that a scenario shows needs no rule page', () => {
  const shows = showing({
    claims: ['S7-R02'],
    citations: [citation('2013-02-01', 3, 'blockers.orderBlockers')],
  });
  expect(needlessRulePages(ledger, [shows])).toEqual([
    'scenarios/ledger/rulePages.yaml: S7-R02 is shown by lured',
  ]);
  expect(needlessRulePages(ledger, [showing({ claims: ['S7-R02'] })])).toEqual([]);
});
