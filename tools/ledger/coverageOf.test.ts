import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../engine/citation/editions.ts';
import { coverageJson } from './coverageJson.ts';
import { type CoverageState, coverageOf } from './coverageOf.ts';
import { coverageText } from './coverageText.ts';
import { summaryOf } from './summary.ts';
import { citation, ledgerOf, showing, statement } from './testing/ledgerOf.ts';

const lure = statement('S7-R01', { rules: ['blockers.requirements'] });

const stateOf = (...showings: Parameters<typeof coverageOf>[1]): CoverageState | undefined =>
  coverageOf(ledgerOf([lure]), showings)[0]?.state;

describe('a statement is covered', () => {
  test('where a scenario lists it and its rule decides a frame', () => {
    const lists = showing({
      claims: ['S7-R01'],
      citations: [
        citation(NEWEST_EDITION, 1, 'attackers.declare'),
        citation(NEWEST_EDITION, 2, 'blockers.requirements'),
        citation(NEWEST_EDITION, 4, 'blockers.declare', 'blockers.requirements'),
      ],
    });
    expect(stateOf(lists)).toEqual({
      kind: 'covered',
      by: [
        {
          scenario: 'lured',
          edition: NEWEST_EDITION,
          branch: 'main',
          frames: [2, 4],
          questions: [],
        },
      ],
    });
  });

  test('where an answer rests on its rule', () => {
    const asks = showing({
      claims: ['S7-R01'],
      citations: [
        {
          kind: 'question',
          edition: NEWEST_EDITION,
          branch: 'main',
          question: 'may-it',
          rules: ['blockers.requirements'],
        },
      ],
    });
    expect(stateOf(asks)).toMatchObject({ by: [{ frames: [], questions: ['may-it'] }] });
  });

  test('by each edition and branch apart', () => {
    const lists = showing({
      claims: ['S7-R01'],
      citations: [
        citation(NEWEST_EDITION, 2, 'blockers.requirements'),
        { ...citation(NEWEST_EDITION, 3, 'blockers.requirements'), branch: 'tapped' },
        citation('2024-07-30', 2, 'blockers.requirements'),
      ],
    });
    expect(stateOf(lists)).toMatchObject({
      by: [
        { edition: NEWEST_EDITION, branch: 'main' },
        { edition: NEWEST_EDITION, branch: 'tapped' },
        { edition: '2024-07-30', branch: 'main' },
      ],
    });
  });
});

test('a statement that no board shows is told by the page of its rule, if it has one', () => {
  const status = statement('S7-T01', { rules: ['permanent.status', 'permanent.definition'] });
  const [first] = coverageOf(ledgerOf([status], { 'S7-T01': 'a word' }), []);
  expect(first?.state).toEqual({ kind: 'onRulePage', pages: ['110.5'], reason: 'a word' });
});

describe('a statement is not covered', () => {
  const cites = citation(NEWEST_EDITION, 2, 'blockers.requirements');

  test('by a scenario that does not list it', () => {
    expect(stateOf(showing({ claims: ['S7-R02'], citations: [cites] }))).toEqual({
      kind: 'notListed',
    });
  });

  test('by a scenario that lists it and says nothing of its rule', () => {
    const lists = showing({
      claims: ['S7-R01'],
      citations: [citation(NEWEST_EDITION, 2, 'blockers.restrictions')],
      failing: ['2024-07-30'],
    });
    expect(stateOf(lists)).toEqual({
      kind: 'notCited',
      listedBy: [{ scenario: 'lured', failing: ['2024-07-30'] }],
    });
  });

  test('by a citation in an edition in which it is not true', () => {
    const ledger = ledgerOf([{ ...lure, editions: ['2009-07-11'] }]);
    const [first] = coverageOf(ledger, [showing({ claims: ['S7-R01'], citations: [cites] })]);
    expect(first?.state.kind).toBe('notCited');
  });

  test('if it needs a rule page or is about no rule', () => {
    const remark = statement('S7-X01', { rules: [], reason: 'a remark' });
    const ledger = ledgerOf([lure, remark], { 'S7-R01': 'a word' });
    expect(coverageOf(ledger, []).map(({ state }) => state)).toEqual([
      { kind: 'needsRulePage', reason: 'a word' },
      { kind: 'noRule', reason: 'a remark' },
    ]);
  });
});

describe('the report', () => {
  const ledger = ledgerOf(
    [
      lure,
      statement('S7-E01', {
        kind: 'example',
        rules: ['blockers.orderBlockers'],
        editions: ['2009-07-11'],
      }),
      statement('S7-X01', { kind: 'tip', rules: [], reason: 'a remark' }),
    ],
    {},
  );
  const lists = showing({
    claims: ['S7-R01', 'S7-E01'],
    citations: [citation(NEWEST_EDITION, 3, 'blockers.requirements')],
  });
  const coverage = coverageOf(ledger, [lists]);
  const summary = summaryOf(ledger, coverage);

  test('has a line for each statement and ends with the counts', () => {
    expect(coverageText(coverage, summary).split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^S7-R01 +509\\.1c +lured \\(${NEWEST_EDITION}\\) at 3$`)),
      expect.stringMatching(/^S7-E01 +509\.2 \(2009-07-11\) +not yet: nothing says it in lured$/),
      expect.stringMatching(/^S7-X01 +about no rule \(a remark\)$/),
      '',
      'S7  statements 2 of 3, examples 0 of 1: A document',
      'on rule pages: 0; about no rule: 1; not yet: 1',
      'examples covered 0 of 1',
      'statements covered 2 of 3',
    ]);
  });

  test('is the same for programs', () => {
    expect(coverageJson(coverage, summary)).toMatchObject({
      statements: { covered: 2, of: 3 },
      examples: { covered: 0, of: 1 },
      entries: [
        { id: 'S7-R01', example: false, state: 'covered', by: [{ frames: [3] }] },
        { id: 'S7-E01', example: true, state: 'notCited', listedBy: [{ scenario: 'lured' }] },
        { id: 'S7-X01', state: 'noRule', reason: 'a remark' },
      ],
    });
  });
});
