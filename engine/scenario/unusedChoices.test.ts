import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

const BOARD = `players: { Ada: {}, Nil: {} }
board:
  Ada:
    - id: drum
      creature: 2/2
      abilities:
        - { trigger: attacks, targets: [{ creature: { controller: opponent } }], effects: [{ tap: target }] }
        - { trigger: attacks, effects: [{ may: [{ gain-life: 1 }] }] }
        - { trigger: attacks, effects: [{ create-token: { creature: 1/1, subtypes: [cat] }, entering: tapped-and-attacking }] }
        - { trigger: attacks, effects: [{ either: [[{ gain-life: 2 }], [{ gain-life: 3 }]] }] }
        - { trigger: attacks, effects: [{ sacrifice-chosen: { type: land }, on: each-opponent }] }
        - { trigger: attacks, effects: { choose: 1, of: [{ effects: [{ draw: 1 }] }, { effects: [{ untap: target }], targets: [{ permanent: { type: planeswalker } }] }, { effects: [{ gain-life: 1 }] }] } }
    - { id: hill, types: [land] }
  Nil:
    - { id: elf, creature: 1/1 }
    - { id: ape, creature: 3/3 }
    - { id: isle, types: [land] }
    - { id: moor, types: [land] }
start: declare-attackers
script:
`;

/** Lines that every such file begins with. */
const HEAD = 5;

const troubles = (choice: string, isLate = false) => {
  const lines = isLate ? ['attack: { drum: Nil }', choice] : [choice, 'attack: { drum: Nil }'];
  const script = [...lines, 'pass: declare-blockers', 'block: {}'].map(
    (line) => `  - { ${line} }\n`,
  );
  return problemsOf(BOARD + script.join('')).map(({ trouble, at }) => [
    trouble.kind === 'choiceNotUsed' ? trouble.because : trouble.kind,
    at.line - HEAD - BOARD.split('\n').length,
  ]);
};

test.each([
  'choose: drum, targets: [ape]',
  'choose: drum, declines: true',
  'choose: drum, declines: false',
  'choose: drum, option: 2',
  'choose: drum, modes: [3]',
  'choose: drum, trigger: 6, modes: [3]',
  'choose: drum, trigger: 2, declines: true',
  'choose: drum, trigger: 6',
  'choose: drum, attacking: Nil',
  'choose: drum, player: Nil, give: [moor]',
  'choose: drum',
])('a choice that is legal as the game asks for it is used: %s', (choice) => {
  expect(troubles(choice)).toEqual([]);
});

test.each([
  ['notLegal', 'choose: drum, targets: [isle]'],
  ['notLegal', 'choose: drum, targets: [drum]'],
  ['notLegal', 'choose: drum, targets: [ape, elf]'],
  ['notLegal', 'choose: drum, option: 7'],
  ['notLegal', 'choose: drum, modes: [2]'],
  ['notLegal', 'choose: drum, modes: [1, 3]'],
  ['notLegal', 'choose: drum, player: Nil, give: [hill]'],
  ['otherPlayer', 'choose: drum, player: Nil, targets: [ape]'],
  ['otherPlayer', 'choose: drum, give: [moor]'],
  ['notAsked', 'choose: drum, named: [ape]'],
  ['notAsked', 'choose: ape, declines: true'],
  ['notAsked', 'choose: drum, place: 1'],
  ['noSuchTrigger', 'choose: drum, trigger: 7'],
  ['noSuchTrigger', 'choose: drum, trigger: 9, declines: true'],
  ['notLegal', 'choose: drum, trigger: 3, declines: true'],
  ['notLegal', 'choose: drum, trigger: 2, modes: [3]'],
])('a choice that is not is an error at its entry, %s: %s', (because, choice) => {
  expect(troubles(choice)).toEqual([[because, 0]]);
});

test('a choice made after the game has asked for it is an error', () => {
  expect(troubles('choose: drum, targets: [ape]', true)).toEqual([['notAsked', 1]]);
});
