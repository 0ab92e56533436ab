import { expect, test } from 'vitest';
import { readBoard } from '../testing/boards/problemsOf.ts';
import { known } from '../vocabulary/result.ts';

const scenarioOf = (rest: string) => {
  const read = readBoard(rest);
  return known(read.ok ? read.value : undefined, read.ok ? '' : JSON.stringify(read.error));
};

const issuesOf = (rest: string) => {
  const read = readBoard(rest);
  return read.ok ? [] : read.error;
};

/** How many lines stand before what a test writes. */
const HEAD = 5;

const LINE = "line: 'Ada: 3/3 menace ogre + 2/2; Nil, 13 life: 2/2 spirit, tapped; A1 -> Nil'\n";

test('a line says who plays, what lies there, and what is declared before the script begins', () => {
  const { setup, script } = scenarioOf(`${LINE}script: [{ block: {} }]\n`);
  expect(setup.players.map(({ id, life }) => `${id} ${life}`)).toEqual(['Ada 20', 'Nil 13']);
  expect(setup.permanents.map(({ id, tapped }) => `${id} ${tapped}`)).toEqual([
    'ogre false',
    'creature false',
    'spirit true',
  ]);
  expect(script.map((entry) => entry.kind === 'act' && entry.act.kind)).toEqual([
    'attack',
    'block',
  ]);
});

test('a line that declares needs no script, one that does not needs one, and a file without either is told of both', () => {
  expect(issuesOf(LINE)).toEqual([]);
  expect(issuesOf("line: 'Ada: 2/2; Nil:'\n")).toMatchObject([
    { code: 'missingKey', expected: ['script'] },
  ]);
  expect(issuesOf('players: { Ada: {}, Nil: {} }\n')).toMatchObject([
    { code: 'missingKeys', expected: ['board', 'script'] },
  ]);
});

test('a branch changes, adds and takes away what the line says, and what stays is called as before', () => {
  const { branches, setup } = scenarioOf(`${LINE}branches:
  untapped:
    with:
      permanents: { spirit: { tapped: false } }
      remove: [creature]
      add: { Nil: [{ id: bear, creature: 2/2 }] }
    script: [{ block: { spirit: ogre } }]
`);
  const [branch] = branches;
  expect(branch?.keeps).toBe(1);
  expect(branch?.setup.permanents.map(({ id, tapped }) => `${id} ${tapped}`)).toEqual([
    'ogre false',
    'spirit false',
    'bear false',
  ]);
  expect(branch?.setup.permanents[1]?.characteristics).toEqual(
    setup.permanents[2]?.characteristics,
  );
  expect(branch?.setup.players).toEqual(setup.players);
});

test('questions count the entries of the script, of which what the line declares is none', () => {
  const [question] = scenarioOf(
    `${LINE}script: [{ block: {} }]\nquestions: [{ id: dead, pick: die, after: 1 }]\n`,
  ).questions;
  expect(question?.after).toBe(2);
});

test.each([
  ['plain', 'line: Ada - 3/3; wombles', 'wombles', 1, 18],
  ['quoted', "line: 'Ada: 3/3 it''s; Nil: wombles'", 'wombles', 1, 29],
  ['over several lines', 'line: |\n  Ada: 3/3\n  Nil: wombles', 'wombles', 3, 8],
  ['folded', 'line: >-\n  Ada: 3/3;\n  Nil: 2/2 + wombles', 'wombles', 3, 14],
])('a slip stands where it is, in a line that is %s', (_, text, found, line, column) => {
  const slip = issuesOf(`${text}\n`).find((one) => one.found === found);
  expect(slip).toMatchObject({ code: 'slipInLine', line: HEAD + line, column });
});

test('what the line says is not said again beside it, nor is it played by rules of its own', () => {
  expect(issuesOf(`${LINE}players: { Ada: {}, Nil: {} }\nboard: {}\n`)).toMatchObject([
    { code: 'impossibleBoard', found: 'players', expected: ['saidInLine'] },
    { code: 'impossibleBoard', found: 'board', expected: ['saidInLine'] },
  ]);
  expect(issuesOf("line: 'Ada: 2/2; Nil: ; rules 2024-07-30; A1 -> Nil'\n")).toMatchObject([
    { code: 'slipInLine', expected: ['editionOfFile'] },
  ]);
});

test('a board that cannot be is refused in a line as it is in a list', () => {
  expect(issuesOf("line: 'Ada: planeswalker; Nil: ; no attack'\n")).toMatchObject([
    { code: 'impossibleBoard', expected: ['loyaltyOfPlaneswalkers'], line: HEAD + 1 },
  ]);
  expect(issuesOf("line: 'Bob: 2/2; Nil: ; B1 -> Nil'\n").map(({ expected }) => expected)).toEqual([
    ['initialA'],
  ]);
});
