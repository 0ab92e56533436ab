import { expect, test } from 'vitest';
import { problemsOf } from '../testing/boards/problemsOf.ts';

// CR 508.1a, 509.1a: who controls a creature, and whether it is tapped, is asked as it is declared, not of the board before.

interface Case {
  readonly ada?: string;
  readonly nil?: string;
  readonly start?: string;
  readonly script: string;
}

const textOf = ({ ada = '', nil = '', start = 'declare-attackers', script }: Case): string =>
  `players:
  Ada:
    hand:
      - { id: steal, types: [instant], abilities: [{ spell: [{ gain-control: target, until: end-of-turn }, { untap: target }, { grant: haste, on: target, until: end-of-turn }], targets: [creature] }] }
      - { id: charge, types: [instant], abilities: [{ spell: [{ untap: { type: creature } }] }] }
  Nil: {}
board:
  Ada: [${ada}]
  Nil: [${nil}]
start: ${start}
script: [${script}]
`;

const problemsIn = (one: Case) => problemsOf(textOf(one)).map(({ trouble }) => trouble);

const BEAR = '{ id: bear, creature: 2/2 }';
const TAPPED_BEAR = '{ id: bear, creature: 2/2, tapped: true }';
const VIGILANT_BEAR = '{ id: bear, creature: 2/2, abilities: [vigilance] }';
const WALL = '{ id: wall, creature: 0/3 }';
const TAPPED_WALL = '{ id: wall, creature: 0/3, tapped: true }';
const BULLY = '{ id: bully, creature: 3/3, abilities: [provoke] }';
const TO_ALL = '{ type: creature, controller: opponent }';
const THIEF = `{ id: thief, types: [enchantment], abilities: [{ trigger: beginning-of-step, step: beginning-of-combat, whose: you, effects: [{ gain-control: ${TO_ALL}, until: end-of-turn }, { grant: haste, on: { type: creature, controller: you }, until: end-of-turn }] }] }`;

const LEGAL: Readonly<Record<string, Case>> = {
  'a creature that was stolen attacks': {
    nil: TAPPED_WALL,
    start: 'precombat-main',
    script: '{ cast: steal, targets: [wall] }, pass, { attack: { wall: Nil } }',
  },
  'a creature that a trigger gave to the attacking player attacks': {
    nil: WALL,
    ada: THIEF,
    start: 'precombat-main',
    script: 'pass, pass, { attack: { wall: Nil } }',
  },
  'a tapped creature that provoke untaps blocks': {
    ada: BULLY,
    nil: TAPPED_WALL,
    script:
      '{ choose: bully, targets: [wall] }, { attack: { bully: Nil } }, { block: { wall: bully } }',
  },
  'a creature that was tapped before the turn began attacks': {
    ada: TAPPED_BEAR,
    start: 'untap',
    script: '{ attack: { bear: Nil } }',
  },
  'in the next turn the other player attacks, and the first one blocks': {
    ada: VIGILANT_BEAR,
    nil: WALL,
    script:
      '{ attack: { bear: Nil } }, { block: {} }, { pass: upkeep }, { attack: { wall: Ada } }, { block: { bear: wall } }',
  },
};

test.each(Object.entries(LEGAL))('%s', (_, one) => {
  expect(problemsIn(one)).toEqual([]);
});

const ILLEGAL: Readonly<Record<string, readonly [code: string, at: string, one: Case]>> = {
  'a tapped creature attacks': [
    'tapped',
    '{ attack:',
    { ada: TAPPED_BEAR, script: '{ attack: { bear: Nil } }' },
  ],
  'a tapped creature blocks': [
    'tapped',
    '{ block:',
    { ada: BEAR, nil: TAPPED_WALL, script: '{ attack: { bear: Nil } }, { block: { wall: bear } }' },
  ],
  'a creature of the defending player attacks': [
    'notUnderYourControl',
    '{ attack:',
    { ada: BEAR, nil: WALL, script: '{ attack: { wall: Nil } }' },
  ],
  'a creature of the active player blocks': [
    'notUnderYourControl',
    '{ block:',
    { ada: VIGILANT_BEAR, script: '{ attack: { bear: Nil } }, { block: { bear: bear } }' },
  ],
};

test.each(Object.entries(ILLEGAL))(
  '%s: refused by the game, at its place',
  (_, [code, at, one]) => {
    const [problem] = problemsOf(textOf(one));
    expect(problem?.trouble).toMatchObject({ kind: 'refusedInstead', violations: [{ code }] });
    expect(problem?.at.column).toBe(columnOf(textOf(one), at));
  },
);

const columnOf = (text: string, found: string): number =>
  text.indexOf(found) - text.lastIndexOf('\n', text.indexOf(found));
