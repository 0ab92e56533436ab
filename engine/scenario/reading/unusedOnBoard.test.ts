import { expect, test } from 'vitest';
import { readScenario } from '../../sandbox/readScenario.ts';
import { projectCards } from '../../testing/boards/cards.ts';

const CREW =
  ', { id: ship, types: [artifact], subtypes: [vehicle], vehicle: 3/3, abilities: [{ crew: 1 }] }';

/** What a permanent of Ada’s is told, beside a bear and whatever else. */
const told = (permanent: string, more = '') => {
  const text = `players: { Ada: {}, Nil: {} }
board:
  Ada:
    - { id: bear, creature: 2/2 }${more.replace(', {', '\n    - {')}
    - { id: it, ${permanent} }
script: [{ attack: {} }]
`;
  const read = readScenario(text, 'scenarios/a/b/scenario.yaml', projectCards);
  return (read.ok ? [] : read.error)
    .filter(({ code }) => code !== 'missingKeys' && code !== 'missingKey')
    .map(({ code, found, expected, line, column }) =>
      code === 'impossibleBoard'
        ? [
            expected[0],
            text
              .split('\n')
              [line - 1]?.slice(column - 1)
              .startsWith(found),
          ]
        : [code, found],
    );
};

test.each([
  ['a protector', 'types: [artifact], protector: Nil', 'protectorOfBattles'],
  ['what it is attached to', 'types: [artifact], attached-to: bear', 'attachable'],
  ['whom it enchants', 'types: [enchantment], enchants: Nil', 'enchantingAura'],
  ['loyalty', 'creature: 1/1, loyalty: 3', 'loyaltyOnPlaneswalkers'],
  ['loyalty of a card', 'types: [artifact], loyalty: 3', 'loyaltyOnPlaneswalkers'],
  ['defense', 'types: [artifact], defense: 3', 'defenseOnBattles'],
  ['a name for creatures', 'types: [enchantment], saddled: true', 'designatedCreatures'],
  ['goading', 'types: [enchantment], goaded-by: Nil', 'designatedCreatures'],
  ['a size', 'types: [artifact], vehicle: 3/3', 'sizeOfVehicles'],
  ['a player whom nothing asks for', 'types: [enchantment], chosen-player: Nil', 'askingForPlayer'],
])('%s, said of what has no use for it, is an error at its place', (_, permanent, expected) => {
  expect(told(permanent)).toEqual([[expected, true]]);
});

test.each([
  [
    'attached to a permanent, and enchants a player',
    'types: [enchantment], subtypes: [aura], attached-to: bear, enchants: Nil',
    'enchantsOne',
  ],
  [
    'printed loyalty, and counters',
    'types: [planeswalker], loyalty: 4, counters: { loyalty: 2 }',
    'countedOnce',
  ],
  ['a creature, and the size of a Vehicle', 'creature: 2/2, vehicle: 3/3', 'sizeOfVehicles'],
])('of two that exclude each other one is an error: %s', (_, permanent, expected) => {
  expect(told(permanent)).toEqual([[expected, true]]);
});

test.each([
  'types: [battle], subtypes: [siege], defense: 3, protector: Nil',
  'types: [enchantment], subtypes: [aura], attached-to: bear',
  'types: [enchantment], subtypes: [aura], enchants: Nil',
  'types: [planeswalker], counters: { loyalty: 2 }',
  'creature: 2/2, saddled: true, goaded-by: Nil',
  'types: [enchantment], face-down: true, suspected: true',
])('where it is of use nothing is said: %s', (permanent) => {
  expect(told(permanent)).toEqual([]);
});

test('what may become a creature may be called what creatures are called', () => {
  expect(told('types: [artifact], saddled: true', CREW)).toEqual([]);
});

test.each([
  'types: [battle], defense: 3, protector: Nul',
  'types: [enchantment], subtypes: [aura], enchants: Nul',
  'creature: 2/2, goaded-by: Nul',
])('a player who is not in the game is an error: %s', (permanent) => {
  expect(told(permanent)).toEqual([['unknownId', 'Nul']]);
});

test('a branch that describes a card anew is an error: the card’s own file says what it is', () => {
  const text = `players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, card: runeclaw-bear }]
script: [{ attack: {} }]
branches: { big: { with: { permanents: { bear: { creature: 5/5 } } }, script: [{ attack: {} }] } }
`;
  const read = readScenario(text, 'scenarios/a/b/scenario.yaml', projectCards);
  expect(read.ok ? [] : read.error).toContainEqual(
    expect.objectContaining({ code: 'impossibleBoard', line: 5, expected: ['asItsCardSays'] }),
  );
});
