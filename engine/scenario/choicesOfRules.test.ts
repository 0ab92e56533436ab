import { describe, expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

// What the rules ask of players by themselves: said in a script beforehand, used as the game asks, or an error.

const troublesIn = (board: string, ...script: readonly string[]) =>
  problemsOf(`${board}script:\n${script.map((entry) => `  - ${entry}\n`).join('')}`).map(
    ({ trouble, at }) => [
      trouble.kind === 'choiceNotUsed' ? `${trouble.part} ${trouble.because}` : trouble,
      at.line - LINES_BEFORE - board.split('\n').length,
    ],
  );

/** Lines that every such file begins with, and the key of the script. */
const LINES_BEFORE = 6;

const SHIELDED = `players: { Ada: {}, Nil: {} }
board:
  Ada:
    - { id: wolf, creature: 2/2 }
    - { id: asp, creature: 2/2, abilities: [deathtouch] }
  Nil:
    - { id: guard, creature: 0/3, abilities: [{ permission: block-additional, n: 1 }] }
    - { id: priest, types: [enchantment], abilities: [{ activated: [{ prevent-next: 2, on: { type: creature, controller: you } }], costs: [tap-self] }] }
start: declare-attackers
`;

const shielded = (choice: string, expected: string) =>
  troublesIn(
    SHIELDED,
    choice,
    '{ attack: { wolf: Nil, asp: Nil } }',
    'pass',
    '{ block: { guard: [wolf, asp] } }',
    '{ activate: priest, player: Nil }',
    '{ pass: end-of-combat }',
    `{ expect: ${expected} }`,
  );

describe('which damage a shield prevents (CR 615.7)', () => {
  test.each([
    ['{ choose: priest, prevents: [wolf] }', '{ died: [guard] }'],
    ['{ choose: priest, prevents: [asp] }', '{ damage: { guard: 2 }, died: [] }'],
    ['{ choose: priest, prevents: [asp, wolf] }', '{ damage: { guard: 2 }, died: [] }'],
  ])('is as its controller has said: %s', (choice, expected) => {
    expect(shielded(choice, expected)).toEqual([]);
  });

  test.each([
    ['prevented notLegal', '{ choose: priest, prevents: [priest] }'],
    ['prevented otherPlayer', '{ choose: priest, prevents: [wolf], player: Ada }'],
    ['prevented notAsked', '{ choose: guard, prevents: [wolf] }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(shielded(choice, '{ died: [guard] }')).toEqual([[trouble, 0]]);
  });
});

const HAND = `players:
  Ada:
    hand-size: 9
    hand: [{ id: growth, types: [instant] }, { id: bolt, types: [instant] }, { id: ogre, creature: 3/3 }]
  Nil: { hand: [{ id: shock, types: [instant] }] }
board:
  Ada: []
  Nil: []
start: postcombat-main
`;

const cleanedUp = (choice: string, ...more: readonly string[]) =>
  troublesIn(HAND, choice, '{ pass: upkeep }', ...more);

describe('what is discarded at cleanup (CR 514.1)', () => {
  test.each([
    '{ choose: Ada, discards: [growth, bolt] }',
    '{ choose: Ada, discards: [ogre] }',
    '{ choose: Ada, discards: [] }',
  ])('is as the player has said, with cards without a name for the rest: %s', (choice) => {
    expect(cleanedUp(choice)).toEqual([]);
  });

  test.each([
    ['discarded notLegal', '{ choose: Ada, discards: [growth, bolt, ogre] }'],
    ['discarded notLegal', '{ choose: Ada, discards: [growth, growth] }'],
    ['discarded notLegal', '{ choose: Ada, discards: [shock] }'],
    ['discarded otherPlayer', '{ choose: Nil, discards: [shock] }'],
    ['discarded notAsked', '{ choose: ogre, discards: [ogre] }'],
  ])('is an error where they can’t, %s: %s', (trouble, choice) => {
    expect(cleanedUp(choice)).toEqual([[trouble, 0]]);
  });
});

const SIEGE = `players: { Ada: {}, Nil: {}, Tor: {}, Uma: {} }
board:
  Ada:
    - { id: siege, types: [battle], subtypes: [siege], counters: { defense: 3 }, protector: Nil }
    - { id: doom, types: [enchantment], abilities: [{ activated: [{ lose-life: 20, on: target }], costs: [tap-self], targets: [player] }] }
  Nil: []
  Tor: []
  Uma: []
start: precombat-main
`;

const orphaned = (choice: string) =>
  troublesIn(SIEGE, choice, '{ activate: doom, targets: [Nil] }', 'pass');

describe('who protects a battle that has lost its protector (CR 310.11)', () => {
  test('is as its controller has said', () => {
    expect(orphaned('{ choose: siege, protector: Tor }')).toEqual([]);
  });

  test.each([
    ['protector notLegal', '{ choose: siege, protector: Ada }'],
    ['protector otherPlayer', '{ choose: siege, protector: Tor, player: Tor }'],
    ['protector notAsked', '{ choose: doom, protector: Tor }'],
  ])('is an error where it is no choice of theirs, %s: %s', (trouble, choice) => {
    expect(orphaned(choice)).toEqual([[trouble, 0]]);
  });
});
