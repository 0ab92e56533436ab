import { expect, test } from 'vitest';
import { readScenario } from '#engine';
import { misreadPattern, misreadPieces, wrongPlays } from './scenarios.ts';

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

test('a pattern says when it asks', () => {
  const file = 'scenarios/pieces/2/lifelink-waits/one.yaml';
  const pattern = (after: string): string =>
    `topics: [combat-damage]\nknowledge: 1\nboard:\n  Ada:\n    - { id: bear, creature: 2/2 }\n  Nil: []\nscript:\n  - attack: { bear: Nil }\nquestions:\n  - { id: life, number: { life: Nil }${after} }\n`;
  expect(misreadPattern(file, pattern(', after: 1'), new Map())).toEqual([]);
  expect(misreadPattern(file, pattern(''), new Map())).toEqual([expect.stringContaining('life')]);
});
