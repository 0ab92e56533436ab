import { describe, expect, test } from 'vitest';
import { problemsOf, readBoard } from '../testing/boards/problemsOf.ts';
import { judgeEditions } from '../training/judgeScenario.ts';
import { known } from '../vocabulary/result.ts';

const BOARD = `players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil: [{ id: wall, creature: 0/3 }]
start: declare-attackers
script:
  - attack: { bear: Nil }
  - block: {}
`;

const LINES = BOARD.split('\n').length - 1;

const issuesOf = (more: string) => {
  const read = readBoard(`${BOARD}${more}`);
  return read.ok ? [] : read.error.map(({ line, code }) => [line - 5 - LINES, code]);
};

// What says nothing is no mistake that plays show: nothing is looked at, and all is well.
test.each([
  ['  - expect: {}', 'missingKey'],
  ['  - expect: { life: {} }', 'missingKey'],
  ['  - expect: { counters: { bear: {} } }', 'missingKey'],
  ['  - expect: { tapped: [] }', 'outOfRange'],
  ['  - expect: { cites: [] }', 'outOfRange'],
  ['  - order: {}', 'missingKey'],
  ['  - { attack: { bear: Nil }, bands: [] }', 'outOfRange'],
  ['  - { attack: { bear: Nil }, exert: [] }', 'outOfRange'],
  ['  - { attack: { bear: Nil }, enlist: {} }', 'missingKey'],
  ['  - refused: [{ block: { wall: bear }, breaks: [] }]', 'outOfRange'],
  ['outcome: {}', 'missingKey'],
  ['outcome: { editions: all }', 'missingKey'],
  ['branches: {}', 'missingKey'],
  ['branches: { other: { script: [] } }', 'outOfRange'],
  ['branches: { other: { from: 1, with: {}, script: [{ block: {} }] } }', 'missingKey'],
  ['questions: []', 'outOfRange'],
])('what says nothing is an error at its line: %s', (line, code) => {
  expect(issuesOf(line)).toEqual([[1, code]]);
});

test.each([
  '  - expect: { died: [] }',
  '  - expect: { attacking: [bear], blocking: [], triggered: { bear: 0 } }',
  'outcome: { lost: [] }',
  'branches: { other: { from: 1, script: [], outcome: { died: [] } } }',
])('that there are none says something: %s', (line) => {
  expect(issuesOf(line)).toEqual([]);
});

const judged = (text: string) => {
  const read = readBoard(text);
  const scenario = known(read.ok ? read.value : undefined, 'a scenario');
  return judgeEditions(scenario, scenario.editions).flatMap(({ problems }) => problems);
};

describe('that choices are taken', () => {
  test('is said of a script that leaves some open', () => {
    expect(judged(`${BOARD.replace('  - block: {}\n', '')}choices: taken\n`)).toEqual([]);
  });

  test('says nothing where none is left, which is an error at its line', () => {
    expect(judged(`${BOARD}choices: taken\n`)).toMatchObject([
      { at: { line: 5 + LINES + 1 }, trouble: { kind: 'noChoiceLeft' } },
    ]);
  });
});

const GUST =
  '{ id: gust, types: [instant], abilities: [{ spell: [{ return-to-hand: { attacking: true } }] }] }';

describe('a question to which the game does not come', () => {
  const because = (script: string, question = 'legal: { block: {} }') =>
    problemsOf(`players: { Ada: {}, Nil: { hand: [${GUST}] } }
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil: [{ id: wall, creature: 0/3 }]
start: declare-attackers
script: [${script}]
questions: [{ id: q, ${question} }]
`).map(({ trouble }) => trouble);

  test.each([
    ['{ attack: { bear: Nil } }, { cast: gust }, pass, { block: {} }', 'nothingToBlock'],
    ['{ attack: {} }', 'noBlockersStep'],
  ])('is answered with what happened instead: %s', (script, why) => {
    const told = [{ kind: 'nothingToAsk', question: 'q', because: why }];
    expect(because(script)).toEqual(told);
    expect(because(script, 'declare: blockers')).toEqual(told);
  });
});
