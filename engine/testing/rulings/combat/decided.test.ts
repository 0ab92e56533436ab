import { expect, test } from 'vitest';
import { decidedOf } from '../../boards/problemsOf.ts';

const SPAWN =
  '{ id: spawn, creature: 0/1, abilities: [{ activated: [{ add-mana: C }], costs: [sacrifice-self] }] }';
const tax = (of: string): string =>
  `{ id: tax, types: [enchantment], abilities: [{ ${of}-cost: { mana: '{1}' }, on: { controller: opponent } }] }`;

test('that what was chosen to attack is gone once it is paid for decides who attacks (CR 508.1k)', () => {
  const [decides] = decidedOf(
    `
players: { Ada: { mana: '' }, Nil: {} }
board:
  Ada: [${SPAWN}]
  Nil: [${tax('attack')}]
start: declare-attackers
script: [{ attack: { spawn: Nil }, pay: { mana: [spawn] } }]
`,
    'attack',
  );
  expect(decides?.[0]).toBe('attackers.becomeAttacking');
});

test('and so for what was chosen to block (CR 509.1g)', () => {
  const [decides] = decidedOf(
    `
players: { Ada: {}, Nil: { mana: '' } }
board:
  Ada: [{ id: bear, creature: 2/2 }, ${tax('block')}]
  Nil: [${SPAWN}]
start: declare-attackers
script: [{ attack: { bear: Nil } }, { block: { spawn: bear }, pay: { mana: [spawn] } }]
`,
    'block',
  );
  expect(decides?.[0]).toBe('blockers.becomeBlocking');
});

test('that one shield replaces lethal damage and deathtouch together is a rule of its own (CR 704.7)', () => {
  const shielded = (abilities: string): string => `
players: { Ada: {}, Nil: {} }
board:
  Ada: [{ id: giant, creature: 6/6${abilities} }]
  Nil: [{ id: troll, creature: 2/2, abilities: [{ activated: [{ regenerate: self }], costs: [{ mana: '{0}' }] }] }]
start: declare-attackers
script: [{ attack: { giant: Nil } }, { block: { troll: giant } }, { activate: troll }, pass, { pass: end-of-combat }]
`;
  const atOnce = 'stateBased.oneReplacementForAll';
  expect(decidedOf(shielded(', abilities: [deathtouch]'), 'regenerated')[0]).toContain(atOnce);
  expect(decidedOf(shielded(''), 'regenerated')[0]).not.toContain(atOnce);
});

test('a number that is read off what has left is decided by how it is looked at (CR 608.2h)', () => {
  const gaining = (first: string): string => `
players:
  Ada: { hand: [{ id: spell, types: [instant], abilities: [{ spell: [${first} { gain-life: { toughness-of: target }, on: you }], targets: [creature] }] }] }
  Nil: {}
board: { Ada: [{ id: bear, creature: 2/2 }], Nil: [] }
start: declare-attackers
script: [{ attack: { bear: Nil } }, { cast: spell, targets: [bear] }, pass]
`;
  expect(decidedOf(gaining('{ exile: target },'), 'lifeGained')).toEqual([
    ['resolving.information', 'life.gainOrLoss'],
  ]);
  expect(decidedOf(gaining(''), 'lifeGained')).toEqual([['life.gainOrLoss']]);
});
