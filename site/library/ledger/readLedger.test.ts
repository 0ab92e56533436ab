import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type Result } from '#engine';
import { wordIssue } from '../wordIssue.ts';
import { statementsOf } from './ledger.ts';
import { loadLedger } from './loadLedger.ts';
import { readLedger, readRulePages } from './readLedger.ts';

const valid = `document: S7
language: en
title: A document
rules-of: some year
errors:
  E007-01:
    says: one thing
    right: another
statements:
  - id: S7-R01
    kind: rule
    statement: What it says.
    editions: all
    rules: [blockers.requirements]
    corrected: [E007-01]
  - id: S7-E01
    kind: example
    statement: What it shows.
    editions: [2009-07-11, 2013-02-01]
    rules: [blockers.orderBlockers]
  - id: S7-X01
    kind: tip
    statement: A remark.
    editions: all
    rules: []
    reason: a remark
`;

const read = (text: string) => readLedger(text, 'scenarios/ledger/S7.yaml');

const complaints = (text: string): readonly string[] => {
  const result = read(text);
  return result.ok ? [] : result.error.map(wordIssue);
};

const given = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('a file of the ledger', () => {
  test('gives its statements with the editions and the errors spelled out', () => {
    const [first, second] = given(read(valid)).statements;
    expect(first).toEqual({
      id: 'S7-R01',
      document: 'S7',
      kind: 'rule',
      statement: 'What it says.',
      editions: EDITION_IDS.toReversed(),
      rules: ['blockers.requirements'],
      reason: undefined,
      corrected: [{ id: 'E007-01', says: 'one thing', right: 'another' }],
    });
    expect(second?.editions).toEqual(['2013-02-01', '2009-07-11']);
  });

  test.each([
    ['an unknown key', 'kind: rule', 'kinds: rule', /:11:5: .*“kinds”.*“kind”/],
    ['an unknown kind', 'kind: example', 'kind: exampel', /:17:11: .*“exampel”.*“example”/],
    [
      'an unknown rule key',
      'blockers.requirements',
      'blockers.requirement',
      /:14:13: .*“blockers.requirement”.*Did you mean “blockers.requirements”/,
    ],
    ['a rule number', 'blockers.requirements', '509.1c', /:14:13: /],
    ['an unknown edition', '2009-07-11, ', '2009-07-12, ', /:19:16: .*“2009-07-12”/],
    [
      'a word that is no edition',
      'editions: [2009-07-11, 2013-02-01]',
      'editions: old',
      /:19:15: /,
    ],
    ['an id twice', 'S7-E01', 'S7-R01', /:16:9: “S7-R01” is taken/],
    ['an id of another document', 'S7-E01', 'S6-E01', /:16:9: .*“S6-E01”/],
    ['something that is no id', 'S7-E01', 'E01', /:16:9: .*id of a statement/],
    [
      'a rule of other editions',
      '[2009-07-11, 2013-02-01]',
      '[2026-09-25]',
      /:20:13: .*a rule of 2026-09-25/,
    ],
    ['no reason where there is no rule', '    reason: a remark\n', '', /:21:5: .*reason/],
    ['a reason beside rules', 'rules: []', 'rules: [turn.phases]', /:26:5: .*“reason”/],
    [
      'an error that is not listed',
      'corrected: [E007-01]',
      'corrected: [E007-02]',
      /:15:17: .*“E007-02”.*“E007-01”/,
    ],
    ['an error that no statement has', '    corrected: [E007-01]\n', '', /:6:3: .*“E007-01”/],
    ['the name of another document', 'document: S7', 'document: S8', /:1:11: .*“S8”/],
    ['something that is not YAML', 'document: S7', 'document: [S7', /not YAML/],
  ])('is refused for %s', (_, right, wrong, complaint) => {
    expect(valid).toContain(right);
    expect(complaints(valid.replace(right, wrong)).join('\n')).toMatch(complaint);
  });

  test('names all that is wrong in it at once, from top to bottom', () => {
    const text = valid
      .replace('blockers.requirements', 'blocker.requirements')
      .replace('kind: example', 'kind: sample')
      .replace('    statement: A remark.\n', '');
    expect(complaints(text).map((line) => line.split(':')[1])).toEqual(['14', '17', '21']);
  });
});

describe('the list of statements that need a rule page', () => {
  const pages = (text: string) => readRulePages(text, 'rulePages.yaml', ['S7-R01', 'S7-R02']);

  test('gives a reason for each', () => {
    expect(given(pages('S7-R01: nothing to see'))).toEqual(new Map([['S7-R01', 'nothing to see']]));
  });

  test.each([
    ['S7-R03: nothing to see', /:1:1: nothing is called “S7-R03”.*“S7-R0\d”/],
    ['S7-R01:', /:1:/],
    ['rule: nothing to see', /:1:1: /],
  ])('is refused as %j', (text, complaint) => {
    const result = pages(text);
    expect(result.ok ? '' : result.error.map(wordIssue).join('\n')).toMatch(complaint);
  });
});

describe('the ledger of the project', () => {
  const ledger = given(loadLedger(process.cwd()));

  test('has every statement of the five documents', () => {
    const sizes = ledger.documents.map(({ id, statements }) => `${id}: ${statements.length}`);
    expect(sizes).toEqual(['S0: 37', 'S1: 149', 'S2: 110', 'S3: 31', 'S4: 118']);
  });

  test('has every example', () => {
    const examples = statementsOf(ledger).filter(({ kind }) => kind === 'example');
    expect(examples).toHaveLength(42);
    expect(examples.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  test('has rules, or a reason for none, and more than four hundred statements that a board can show', () => {
    const shown = statementsOf(ledger).filter(
      ({ id, rules }) => rules.length > 0 && !ledger.rulePages.has(id),
    );
    expect(shown.length).toBeGreaterThan(400);
  });
});
