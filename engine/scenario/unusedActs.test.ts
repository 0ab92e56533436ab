import { expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { problemsOf, readBoard } from '../testing/boards/problemsOf.ts';
import { judgeScenario } from '../training/judgeScenario.ts';

const BOARD = `players: { Ada: { hand: [{ id: bolt, types: [instant], abilities: [{ spell: [{ deal-damage: 1, on: target }], targets: [player] }] }] }, Nil: {} }
board:
  Ada:
    - { id: wurm, creature: 6/4, abilities: [trample] }
    - { id: pikeman, creature: 1/1, abilities: [first-strike] }
    - { id: cat, creature: 1/1, abilities: [{ activated: [{ gain-life: 1 }], costs: [{ sacrifice: { type: land } }] }] }
    - { id: hill, types: [land] }
    - { id: moor, types: [land], subtypes: [swamp] }
  Nil:
    - { id: elf, creature: 1/1 }
    - { id: ape, creature: 3/3 }
start: declare-attackers
script:
`;

const lines = (script: readonly string[]): string =>
  BOARD + script.map((line) => `  - { ${line} }\n`).join('');

const kinds = (script: readonly string[]) =>
  problemsOf(lines(script)).map(({ trouble }) => trouble.kind);

const ATTACK = ['attack: { wurm: Nil, pikeman: Nil }', 'block: { elf: wurm, ape: wurm }'];
const DIVIDED = 'divide: { wurm: { elf: 1, ape: 3, Nil: 2 } }';

test('with a first striker about, damage is divided in the step in which its creature deals it', () => {
  expect(kinds([...ATTACK, DIVIDED, 'expect: { life: { Nil: 17 } }'])).toEqual([]);
});

test.each([
  ['more than the creature has', 'divide: { wurm: { Nil: 99 } }', 'refusedInstead'],
  [
    'of a creature that deals nothing',
    'divide: { wurm: { elf: 1, ape: 3, Nil: 2 }, cat: { Nil: 1 } }',
    'refusedInstead',
  ],
  ['of a creature that deals nothing, alone', 'divide: { cat: { Nil: 1 } }', 'refusedInstead'],
  [
    'nothing for what it could not damage',
    'divide: { wurm: { elf: 1, ape: 3, Nil: 2, cat: 0 } }',
    'notUsed',
  ],
])('a division is read whole: %s', (_, divide, kind) => {
  expect(kinds([...ATTACK, divide])).toContain(kind);
});

test.each([
  ['a second division', [...ATTACK, DIVIDED, DIVIDED]],
  ['a second block', [...ATTACK, ATTACK[1] ?? '']],
  ['an order where nothing is ordered', [...ATTACK, 'order: { wurm: [elf, ape] }']],
  [
    'passing until where the game is',
    [ATTACK[0] ?? '', 'pass: declare-blockers', 'block: {}', 'pass: declare-blockers'],
  ],
  ['X where nothing asks for it', ['cast: bolt, targets: [Nil], x: 2']],
  ['what is not given', ['activate: cat, give: [elf]']],
])('what is read and not used is an error: %s', (_, script) => {
  expect(kinds(script)).not.toEqual([]);
});

test('an act that runs into another turn leaves the plan, and says so at its entry', () => {
  const script = ['attack: {}', 'attack: {}'];
  const [problem] = problemsOf(lines(script));
  expect(problem?.trouble).toMatchObject({
    kind: 'ranPast',
    from: { turn: 1 },
    to: { turn: 2, step: 'declareAttackers' },
  });
});

test('what is given for costs is what was said', () => {
  expect(kinds(['activate: cat, give: [moor]', 'expect: { died: [moor] }'])).toEqual([]);
});

const taken = (script: readonly string[]) => {
  const read = readBoard(lines(script));
  const played = read.ok ? judgeScenario(read.value, NEWEST_EDITION).taken : [];
  return played.map(({ choice }) => [choice.asked, choice.player, choice.source]);
};

test('a choice that the script leaves open is told, and one that has one legal answer is none', () => {
  expect(taken([...ATTACK, DIVIDED])).toEqual([]);
  expect(taken(ATTACK)).toEqual([['division', 'Ada', 'wurm']]);
  expect(taken(['attack: { pikeman: Nil }', 'block: { elf: pikeman }'])).toEqual([]);
  expect(taken(['attack: { pikeman: Nil }'])).toEqual([['blockers', 'Nil', undefined]]);
  expect(taken(['attack: {}', 'activate: cat', 'pass: end-of-combat'])).toEqual([
    ['sacrificed', 'Ada', 'cat'],
  ]);
});
