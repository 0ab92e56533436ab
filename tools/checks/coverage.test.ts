import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
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

async function problems(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
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

test('a scenario that shows what it claims is in order', async () => {
  expect(await problems({})).toEqual([]);
});

test('an id that the ledger does not have is named with its place and the nearest one', async () => {
  expect(await problems({ [file]: scenario.replace('S7-R01', 'S7-R01, S7-R03') })).toEqual([
    `${file}:1:18: the ledger has no statement S7-R03; did you mean S7-R01?`,
  ]);
});

test('a statement that nothing shows is named', async () => {
  expect(await problems({ 'scenarios/ledger/rulePages.yaml': '{}\n' })).toEqual([
    expect.stringMatching(/^scenarios\/ledger: S7-R02 .*not yet: no scenario lists it$/),
  ]);
});

test('a claim of which nothing is said is named with its place and the rule', async () => {
  expect(
    await problems({ [file]: scenario.replace('[S7-R01]', '\n  - S7-R02\n  - S7-R01') }),
  ).toEqual([
    `${file}:2:5: S7-R02 is listed, but no rule of it decides a frame, nor does the text cite one that applies (110.5, 702.28b: keyword.shadow, permanent.status)`,
  ]);
});

describe('a rule that applies without deciding', () => {
  const applies = { [file]: scenario.replace('[S7-R01]', '[S7-R01, S7-R03]') };
  const withThird = {
    ...applies,
    'scenarios/ledger/S7.yaml': `${ledger}  - { id: S7-R03, kind: rule, statement: Three., editions: all, rules: [illegalAction.rewind] }\n`,
  };
  const text = '---\n---\n\n<Rule of="illegalAction.rewind" />\n';
  const beside = (language: string): string => file.replace('scenario.yaml', `${language}.mdx`);

  test('shows nothing by itself', async () => {
    expect(await problems(withThird)).toContainEqual(
      expect.stringMatching(/:1:18: S7-R03 is listed, but no rule of it decides a frame/),
    );
  });

  test('shows what the text cites it for in every language', async () => {
    const two = { ...withThird, [beside('en')]: text, [beside('it')]: text };
    expect(await problems(two)).not.toEqual([]);
    expect(await problems({ ...two, [beside('es')]: text })).toEqual([]);
  });

  test('is not cited by a passage that other editions have', async () => {
    const old = text.replace(
      /<Rule.*/,
      (rule) => `<In editions="until 2008-10-01">\n${rule}\n</In>`,
    );
    const all = { [beside('en')]: old, [beside('it')]: old, [beside('es')]: old };
    expect(await problems({ ...withThird, ...all })).not.toEqual([]);
  });
});

test('a mistake in the ledger is named with its place', async () => {
  expect(await problems({ 'scenarios/ledger/S7.yaml': ledger.replace('shadow', 'shadw') })).toEqual(
    [expect.stringMatching(/^scenarios\/ledger\/S7\.yaml:8:71: .*“keyword\.shadow”/)],
  );
});

test('a rule page for a statement that is shown is one too many', async () => {
  expect(
    await problems({
      'scenarios/ledger/rulePages.yaml': 'S7-R01: nothing to see\nS7-R02: a word\n',
    }),
  ).toEqual(['scenarios/ledger/rulePages.yaml: S7-R01 is shown by wall-stays-home']);
});
