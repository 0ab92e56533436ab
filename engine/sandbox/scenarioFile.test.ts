import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playScripts } from '../scenario/play.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { judgeEditions } from '../training/judgeScenario.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { entryOf } from './board.ts';
import { choicesFirst } from './choicesFirst.ts';
import { readLine } from './readLine.ts';
import { readScenario } from './readScenario.ts';
import { scenarioFile } from './scenarioFile.ts';
import { scenarioOf } from './scenarioOf.ts';
import { tableOf } from './tableOf.ts';

const lexicon = { cards: projectCards, words: new Map() };
const FILE = 'scenarios/test/board/scenario.yaml';
const OF = { kind: 'scenario', checked: '2026-11-26' } as const;

const boardIn = (line: string) => readLine(line, lexicon).board;

const read = (text: string, kind: 'page' | 'exercise' = 'page') => {
  const found = readScenario(text, FILE, projectCards, { kind });
  expect(found.ok ? [] : found.error).toEqual([]);
  if (!found.ok) throw new Error(text);
  return found.value;
};

const IMPOSSIBLE = new Set(['impossible']);

const LINES = [
  'Ada: 3/3; Nil: 2/2',
  'Ada: boggart-brute; Nil: runeclaw-bear + 2/2 spirit; A1 -> Nil',
  'Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  'Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 1 N2',
  'Ada: 3/2 menace; Nil: 2/2; A1 -> Nil; N1 -| A1',
  'Ada:; Nil:',
  'Ada: 2/2; Nil:; no attack',
  'rules 2008-10-01; Ada: 5/5 trample; Nil, 3 life: 1/1 + 1/1; A1 -> Nil; N1 N2 -| A1',
  'rules 2013-02-01; Ada: 5/5; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  'Bob: 2/2, goaded by Zoe; Zoe: 1/1; B1 -> Zoe',
  'Bob: 2/2; Zoe: 1/1; B1 -> Zoe; no block; B1: 2 Zoe',
];

describe.each(LINES)('%s', (line) => {
  test('becomes a file of a page that holds and leaves nothing out that a page needs', () => {
    const scenario = read(scenarioFile(boardIn(line), OF));
    const problems = judgeEditions(scenario, scenario.editions).flatMap((one) => one.problems);
    expect(problems).toEqual([]);
    expect(scenario.topics.length + scenario.editions.length).toBe(2);
  });
});

test('what is asked is what is to be decided', () => {
  const asked = (line: string) => read(scenarioFile(boardIn(line), OF)).questions[0]?.ask;
  expect(LINES.slice(0, 4).map(asked)).toMatchObject([
    { kind: 'declare', which: 'attackers' },
    { kind: 'declare', which: 'blockers' },
    { kind: 'divide', source: 'creature' },
    { kind: 'pickCreatures', which: 'die' },
  ]);
});

test('what is tried and not legal stands in it with what it breaks, and holds', () => {
  const tried = [
    [
      'Ada: 3/2 menace; Nil: 2/2; A1 -> Nil; N1 -| A1?',
      'block: { creature-2: [creature] }, breaks: [menace]',
    ],
    ['Ada: 3/2; Nil: 2/2 must block; A1 -> Nil; no block?', 'block: {}, obeys: 0 of 1'],
    ['Ada: 3/2 tapped; Nil: 2/2; A1 -> Nil?', 'attack: { creature: Nil }, breaks: [tapped]'],
    [
      'Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1; A1: 1 N1, 1 N2?',
      'divide: { creature: { creature-2: 1, creature-3: 1 } }, breaks: [not-all-damage-assigned]',
    ],
  ];
  for (const [line = '', entry = ''] of tried) {
    const text = scenarioFile(boardIn(line), OF);
    expect(text).toContain(entry);
    const scenario = read(text);
    expect(judgeEditions(scenario, scenario.editions).flatMap((one) => one.problems)).toEqual([]);
  }
});

test('an exercise is the same without what only a page has', () => {
  const scenario = read(scenarioFile(boardIn(LINES[1] ?? ''), { kind: 'exercise' }), 'exercise');
  expect(scenario.questions).toHaveLength(1);
});

test('read again, it is the same board with the same ruling, whatever a line can say', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = lineBoard(randomFrom(seed));
      const { stopped } = tableOf(board, 'decision');
      const played = stopped === undefined ? board : { ...board, acts: stopped.played };
      const found = readScenario(scenarioFile(board, OF), FILE, projectCards);
      if (!found.ok) {
        // Of a line nothing is wrong; but little makes sense on these boards, and a file says so.
        const slips = found.error.filter(({ code }) => code === 'slipInLine');
        expect(new Set(slips.flatMap(({ expected }) => expected)).isSubsetOf(IMPOSSIBLE)).toBe(
          true,
        );
        return;
      }
      const { setup, editions, script } = found.value;
      expect({ setup, editions }).toEqual({ setup: played.setup, editions: [board.edition] });
      if (played.acts.length === 0) return;
      const steps = script.map(({ editions: _, at: __, ...step }) => step);
      const [last] = steps.slice(played.acts.length);
      expect(steps.filter((step) => step !== last)).toEqual(choicesFirst(played.acts).map(entryOf));
      // What is refused leaves the game as it was.
      if (last !== undefined) expect(last.kind).toBe('refused');
      const [here] = playScripts(found.value, board.edition);
      const [there] = playScripts(scenarioOf(played), board.edition);
      expect(here?.replay.frames).toEqual(there?.replay.frames);
    }),
    { numRuns: 60 },
  );
});
