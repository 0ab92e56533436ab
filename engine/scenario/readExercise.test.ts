import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readScenario } from '../sandbox/readScenario.ts';

const FILE = 'scenarios/exercises/combat-damage/bear-and-wall.yaml';

const QUESTION = '{ id: dead, pick: die }';

const written = (questions = `questions: [${QUESTION}]`, more = '') => `topics: [combat-damage]
knowledge: 1
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil: [{ id: wall, creature: 0/4 }]
script: [{ attack: { bear: Nil } }, { block: { wall: bear } }, { pass: end-of-combat }]
${questions}
${more}`;

const read = (text: string) => readScenario(text, FILE, new Map(), { kind: 'exercise' });

const issuesOf = (text: string) => {
  const result = read(text);
  return result.ok ? [] : result.error;
};

test('a board, a script and one question are an exercise, called as its file, in the newest edition', () => {
  expect(read(written())).toMatchObject({
    ok: true,
    value: { slug: 'bear-and-wall', editions: [NEWEST_EDITION], questions: [{ id: 'dead' }] },
  });
});

test('one that names editions is asked in these', () => {
  expect(read(written(undefined, 'editions: [2008-10-01]'))).toMatchObject({
    ok: true,
    value: { editions: ['2008-10-01'] },
  });
});

test('two questions are refused where they stand', () => {
  expect(issuesOf(written(`questions: [${QUESTION}, { id: hit, number: attackers }]`))).toEqual([
    expect.objectContaining({ line: 7, code: 'outOfRange' }),
  ]);
});

test('without a question nothing is asked, which is said', () => {
  expect(issuesOf(written(''))).toEqual([
    expect.objectContaining({ code: 'missingKey', expected: ['questions'] }),
  ]);
  expect(issuesOf(written('questions: []'))).toEqual([
    expect.objectContaining({ line: 7, code: 'outOfRange' }),
  ]);
});

describe('what only a page with prose can tell of is unknown here:', () => {
  test.each([
    ['covers: [S0-R1]', 'covers'],
    ['checked: 2026-11-22', 'checked'],
    ['stops: steps', 'stops'],
    ['branches: { other: { from: 1, script: [{ block: {} }] } }', 'branches'],
  ])('%s', (line, key) => {
    expect(issuesOf(written(undefined, line))).toEqual([
      expect.objectContaining({ line: 8, code: 'unknownKey', found: key }),
    ]);
  });
});
