import { expect, test } from 'vitest';
import { type EditionId, judgeScenario, readScenario } from '#engine';
import { factsOf } from './factsOf.ts';

const FILE = 'scenarios/mana/floating/scenario.yaml';

// A main line on which nothing happens; mana burns in 2008 only.
const floating = (rest: string) => `covers: []
topics: [turn-structure]
knowledge: 1
editions: [2026-09-25, 2008-10-01]
checked: 2026-11-22
players: { Ada: { mana: G }, Nil: {} }
board: { Ada: [], Nil: [] }
start: precombat-main
script:
  - expect: { step: precombat-main }
${rest}`;

function differencesOf(text: string): readonly (readonly EditionId[])[] {
  const read = readScenario(text, FILE, new Map());
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const played = read.value.editions.map((edition) => {
    const { replays, questions } = judgeScenario(read.value, edition);
    const [main, ...branches] = replays;
    if (main === undefined) throw new Error('no main line');
    return { editions: [edition], told: { edition, main, branches, questions } };
  });
  return factsOf(
    { genre: 'scenario', file: FILE, fingerprint: '' },
    read.value,
    played,
    [],
    {},
    [],
  ).courses.map(({ differsFrom }) => differsFrom);
}

test('editions in which everything is ruled alike do not differ, whatever the numbers', () => {
  expect(differencesOf(floating(''))).toEqual([[], []]);
});

test('editions differ where a branch does', () => {
  const branch = 'branches: { on: { from: 0, script: [{ pass: beginning-of-combat }] } }\n';
  expect(differencesOf(floating(branch))).toEqual([['2008-10-01'], ['2026-09-25']]);
});

test('editions differ where an answer does', () => {
  const question = 'questions: [{ id: steps, pick-steps: take-place, editions: [2008-10-01] }]\n';
  expect(differencesOf(floating(question))).toEqual([['2008-10-01'], ['2026-09-25']]);
});
