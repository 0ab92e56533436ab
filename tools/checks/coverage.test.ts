import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { coverageProblems } from './coverage.ts';

const ledger = `document: S7
language: en
title: A document
rules-of: some year
errors: {}
statements:
  - { id: S7-R01, kind: rule, statement: One., editions: all, rules: [attackers.restrictions] }
  - { id: S7-R02, kind: rule, statement: Two., editions: all, rules: [keyword.shadow, permanent.status] }
`;

const scenario = `covers: [S7-R01]
topics: [declare-attackers]
knowledge: 1
editions: { since: 2026-09-25 }
checked: 2026-11-21
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: wall, creature: 0/3, abilities: [defender] }]
start: declare-attackers
script:
  - refused: [{ attack: { wall: Nil }, breaks: [defender] }]
  - attack: {}
`;

const file = 'scenarios/attacks/wall-stays-home/scenario.yaml';

const made: string[] = [];

function problems(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'coverage-'));
  made.push(root);
  const whole = {
    'scenarios/ledger/S7.yaml': ledger,
    'scenarios/ledger/rulePages.yaml': 'S7-R02: a word\n',
    [file]: scenario,
    ...files,
  };
  for (const [path, text] of Object.entries(whole)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return coverageProblems(root);
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

test('a scenario that shows what it claims is in order', () => {
  expect(problems({})).toEqual([]);
});

test('an id that the ledger does not have is named with its place and the nearest one', () => {
  expect(problems({ [file]: scenario.replace('S7-R01', 'S7-R01, S7-R03') })).toEqual([
    `${file}:1:18: the ledger has no statement S7-R03; did you mean S7-R01?`,
  ]);
});

test('a statement that nothing shows is named', () => {
  expect(problems({ 'scenarios/ledger/rulePages.yaml': '{}\n' })).toEqual([
    expect.stringMatching(/^scenarios\/ledger: S7-R02 .*not yet: no scenario lists it$/),
  ]);
});

test('a claim whose rule no frame cites is named with its place and the rule', () => {
  expect(problems({ [file]: scenario.replace('[S7-R01]', '\n  - S7-R02\n  - S7-R01') })).toEqual([
    `${file}:2:5: S7-R02 is listed, but no frame cites a rule of it (110.5, 702.28b: keyword.shadow, permanent.status)`,
  ]);
});

test('a mistake in the ledger is named with its place', () => {
  expect(problems({ 'scenarios/ledger/S7.yaml': ledger.replace('shadow', 'shadw') })).toEqual([
    expect.stringMatching(/^scenarios\/ledger\/S7\.yaml:8:71: .*“keyword\.shadow”/),
  ]);
});

test('a rule page for a statement that is shown is one too many', () => {
  expect(
    problems({ 'scenarios/ledger/rulePages.yaml': 'S7-R01: nothing to see\nS7-R02: a word\n' }),
  ).toEqual(['scenarios/ledger/rulePages.yaml: S7-R01 is shown by wall-stays-home']);
});
