import { expect, test } from 'vitest';
import { readScenario } from '#engine';
import { misreadPieces, wrongPlays } from './scenarios.ts';

const FILE = 'scenarios/test/quiet/scenario.yaml';

const playing = (rules: string, script = '{ attack: {} }', more = '') => {
  const read = readScenario(
    `
covers: []
topics: [declare-attackers]
knowledge: 1
editions: { since: 2026-09-25, until: 2026-09-25 }
checked: 2026-11-21
players: { Ada: {}, Nil: {} }
board: { Ada: [{ id: bear, creature: 2/2 }], Nil: [{ id: elf, creature: 1/1 }] }
start: declare-attackers
script: [${script}]${more}
questions: [{ id: hit, number: attackers${rules} }]`,
    FILE,
    new Map(),
  );
  const scenarios = read.ok ? [{ file: FILE, scenario: read.value }] : [];
  expect(scenarios).toHaveLength(1);
  return wrongPlays({ scenarios, cards: new Map(), issues: [] });
};

test('an answer of which nothing in the play tells has to name its rule', () => {
  expect(playing('')).toEqual([expect.stringContaining('the answer to hit names no rule')]);
  expect(playing(', rules: [attackers.choose]')).toEqual([]);
});

test('a published script makes every choice, unless its file says that the first is taken', () => {
  const rules = ', rules: [attackers.choose]';
  const attacks = '{ attack: { bear: Nil } }';
  expect(playing(rules, `${attacks}, { block: { elf: bear } }`)).toEqual([]);
  expect(playing('', attacks)).toContainEqual(
    expect.stringContaining('Nil could choose here (blockers)'),
  );
  expect(playing('', attacks, '\nchoices: taken').join()).not.toContain('could choose');
});

test('a broken file of pieces is named with its line', () => {
  const board = (power: string): string =>
    `board:\n  Ada:\n    - { id: bear, creature: ${power} }\n  Nil: []\n`;
  const file = 'scenarios/pieces/1/block.yaml';
  expect(misreadPieces(file, board('2/2'), new Map())).toEqual([]);
  expect(misreadPieces(file, board('big'), new Map())).toEqual([
    expect.stringContaining(`${file}:3:`),
  ]);
});
