import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../citation/editions.ts';
import { readBoard } from '../testing/boards/problemsOf.ts';
import { judgeScenario } from '../training/judgeScenario.ts';
import { known } from '../vocabulary/result.ts';
import type { Replay } from './frame.ts';

const played = (rest: string): Replay => {
  const read = readBoard(rest);
  const scenario = known(read.ok ? read.value : undefined, JSON.stringify(read));
  return known(judgeScenario(scenario, NEWEST_EDITION).replays[0], 'main line');
};
const lastBoard = (replay: Replay) => known(replay.frames.at(-1), 'frame').board;

describe('a board shows the colors of creatures', () => {
  const colorsBeside = (abilities: string): unknown =>
    lastBoard(
      played(`players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2, colors: [green] }, { id: other, creature: 1/1, abilities: [${abilities}] }]
script: [{ attack: {} }]
`),
    ).permanents[0]?.colors;

  test.each([
    ['fear', 'fear'],
    ['intimidate', 'intimidate'],
    ['protection from a color', '{ protection: { color: red } }'],
    [
      'a trigger for creatures of a color',
      '{ trigger: attacks, of: { color: green }, effects: [{ gain-life: 1 }] }',
    ],
    [
      'an effect that makes a token that asks',
      '{ activated: [{ create-token: { creature: 1/1, colors: [red], subtypes: [goblin], abilities: [fear] } }], costs: [tap-self] }',
    ],
  ])('where something asks for them: %s', (_, abilities) => {
    expect(colorsBeside(abilities)).toEqual(['green']);
  });

  test.each([
    ['flying', 'flying'],
    ['protection from a type', '{ protection: { subtype: goblin } }'],
    [
      'a token that has a color',
      '{ activated: [{ create-token: { creature: 1/1, colors: [red], subtypes: [goblin] } }], costs: [tap-self] }',
    ],
  ])('and not where nothing does: %s', (_, abilities) => {
    expect(colorsBeside(abilities)).toBeUndefined();
  });
});

test.each([
  ['has died', '', 'died'],
  ['has left, where it was exiled instead (CR 614.6)', ', counters: { finality: 1 }', 'left'],
])('a board shows that what was sacrificed %s', (_, more, gone) => {
  const { frames } = played(`players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2, abilities: [{ activated: [{ gain-life: 1 }], costs: [sacrifice-self] }]${more} }]
start: precombat-main
script: [{ activate: bear }]
`);
  const shown = frames.flatMap(({ board }) => board.permanents.map((one) => one.gone));
  expect(shown.filter((one) => one !== undefined)).toEqual([gone]);
});

test('a board shows who protects a battle', () => {
  const replay = played(`players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: bear, creature: 2/2 }, { id: siege, types: [battle], subtypes: [siege], defense: 3 }]
script: [{ attack: { bear: siege } }]
`);
  expect(lastBoard(replay).permanents.map(({ protector }) => protector)).toEqual([
    undefined,
    'Nil',
  ]);
});

test('a board shows the cards that a player has in exile, with their counters', () => {
  const replay =
    played(`players: { Ada: { hand: [{ id: ogre, creature: 3/3, abilities: [{ suspend: 2, cost: '{R}' }] }] }, Nil: {} }
board: { Ada: [], Nil: [] }
start: precombat-main
script: [{ suspend: ogre }]
`);
  expect(lastBoard(replay).players.map(({ exile }) => exile)).toEqual([
    [{ id: 'ogre', counters: { time: 2 } }],
    [],
  ]);
});

describe('whose mana is not counted is told', () => {
  const paying = (players: string) =>
    played(`players: ${players}
board:
  Ada: [{ id: bear, creature: 2/2 }]
  Nil: [{ id: toll, types: [enchantment], abilities: [{ attack-cost: { mana: '{2}' }, on: { type: creature } }] }]
script: [{ attack: { bear: Nil } }]
`).uncountedMana;

  test('where they pay', () => {
    expect(paying('{ Ada: {}, Nil: {} }')).toEqual(['Ada']);
  });

  test('and not where the board says what they pay with', () => {
    expect(paying("{ Ada: { mana: 'CC' }, Nil: {} }")).toEqual([]);
  });
});
