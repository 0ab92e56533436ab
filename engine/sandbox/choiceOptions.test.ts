import { describe, expect, test } from 'vitest';
import type { AskedChoice } from '../log/choiceEvents.ts';
import { readCard } from '../scenario/readCard.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { known } from '../vocabulary/result.ts';
import type { Board } from './board.ts';
import { OTHERWISE } from './choiceCandidates.ts';
import { choiceOptions } from './choiceOptions.ts';
import { choicesOf, happened } from './choicesOf.ts';
import { playBoard } from './playBoard.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

const attacker = (id: string, abilities: string) =>
  cardFrom(id, `creature: 2/2\nabilities: [${abilities}]`);

const permanent = (id: string, abilities: string) =>
  cardFrom(id, `types: [enchantment]\nabilities: [${abilities}]`);

function cardFrom(id: string, is: string) {
  const read = readCard(`names: { en: ${id} }\n${is}\nchecked: 2026-11-28\n`, `${id}.yaml`);
  return known(read.ok ? read.value : undefined, read.ok ? '' : JSON.stringify(read.error));
}

const OWN = [
  attacker('picker', '{ trigger: attacks, effects: [{ untap: target }], targets: [creature] }'),
  attacker(
    'chooser',
    '{ trigger: attacks, effects: { choose: 1, of: [{ effects: [{ draw: 1 }] }, { effects: [{ gain-life: 2 }] }] } }',
  ),
  attacker('offerer', '{ trigger: attacks, effects: [{ may: [{ gain-life: 3 }] }] }'),
  attacker(
    'payer',
    "{ trigger: attacks, effects: [{ may-pay: { mana-or-life: '{W}', life: 2 }, effects: [{ gain-life: 5 }] }] }",
  ),
  attacker(
    'caller',
    '{ trigger: attacks, effects: [{ create-token: { creature: 1/1, subtypes: [soldier] }, entering: tapped-and-attacking }] }',
  ),
  attacker(
    'either',
    '{ trigger: attacks, effects: [{ either: [[{ draw: 1 }], [{ gain-life: 2 }]] }] }',
  ),
  attacker(
    'namer',
    '{ trigger: attacks, effects: [{ choose: { type: creature } }, { tap: chosen }] }',
  ),
  permanent(
    'toll',
    "{ attack-cost: { mana-or-life: '{W}', life: 2 }, on: { controller: opponent } }",
  ),
  permanent('furnace', '{ static: { doubles-damage: true } }'),
  permanent('armor', '{ static: { prevent-damage-to-you: any, n: 1 } }'),
  permanent(
    'priest',
    '{ activated: [{ prevent-next: 2, on: { type: creature, controller: you } }], costs: [tap-self] }',
  ),
];

const lexicon = {
  cards: new Map([...projectCards, ...OWN.map((one) => [one.id, one] as const)]),
  words: new Map<string, string>(),
};

function boardOf(line: string): Board {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([]);
  return board;
}

/** For every kind of choice a board on which the engine makes it, where nobody does. */
const TAKEN: { readonly [A in Exclude<AskedChoice, 'discarded'>]: string } = {
  attackers: 'Ada: 2/2; Nil:',
  blockers: 'Ada: 2/2; Nil: 2/2; A1 -> Nil',
  damageOrder: 'rules 2024-07-30; Ada: 3/3; Nil: 1/1 + 2/2; A1 -> Nil; N1 N2 -| A1',
  division: 'Ada: 3/3; Nil: 2/2 + 2/2; A1 -> Nil; N1 N2 -| A1',
  order: 'Ada: chooser + offerer; Nil:; A1 A2 -> Nil',
  modes: 'Ada: chooser; Nil:; A1 -> Nil',
  targets: 'Ada: picker + 2/2, tapped; Nil: 2/2, tapped; A1 -> Nil',
  may: 'Ada: offerer; Nil:; A1 -> Nil',
  sacrificed: 'Ada: 2/2 annihilator 1; Nil: 1/1 + 2/2; A1 -> Nil',
  payment: 'Ada, mana W: payer; Nil:; A1 -> Nil',
  attacking: 'Ada: caller; Nil:; Tor:; A1 -> Nil',
  option: 'Ada: either; Nil:; A1 -> Nil',
  place:
    'rules 2024-07-30; Ada: 3/3; Nil: 1/1; Nil hand: flash-foliage; A1 -> Nil; N1 -| A1; Nil casts flash-foliage on A1',
  named: 'Ada: namer + 3/3; Nil:; A1 -> Nil',
  prevented:
    'Ada: 2/2 + 2/2 deathtouch; Nil: 0/3 can block an additional creature + priest; A1 A2 -> Nil; N1 -| A1; N1 -| A2; Nil uses N2',
  replacement: 'Ada: 3/3; Nil: furnace + armor; A1 -> Nil',
  legend: 'Ada: 2/2; Nil: odric-master-tactician + odric-master-tactician, tapped; A1 -> Nil',
  protector: 'Ada: 2/2; Nil: battle 3 siege, protector Nil; Tor:; A1 -> Nil',
};

const kinds = keysOf(TAKEN);

function takenOn(board: Board, kind: AskedChoice): number {
  const all = choicesOf(playBoard(board, 'end').line);
  const nth = all.findIndex(({ event }) => event.kind === 'choiceTaken' && event.asked === kind);
  return known(nth < 0 ? undefined : nth, `${kind} among ${all.map(({ event }) => event.asked)}`);
}

describe.each(kinds)('%s', (kind) => {
  const board = () => boardOf(TAKEN[kind]);
  const isAskedByBoard = OTHERWISE[kind] === 'asked';

  test('is made by the engine where nobody does, and that is told', () => {
    const there = choicesOf(playBoard(board(), 'end').line)[takenOn(board(), kind)];
    expect(there?.event.rules).not.toEqual([]);
  });

  if (isAskedByBoard) {
    test('is asked for by the board itself', () => {
      expect(tableOf(board(), 'decision').awaits).toBeDefined();
    });
    return;
  }

  test('is offered in every way, and each is another game', () => {
    const options = choiceOptions(board(), takenOn(board(), kind), 'end');
    const games = options.map(({ acts }) => happened(playBoard({ ...board(), acts }, 'end').line));
    expect(options.length).toBeGreaterThan(1);
    expect(new Set(games).size).toBe(options.length);
    expect(options.filter(({ isNow }) => isNow)).toHaveLength(1);
  });

  test('is said in a line, and what is said so can be changed again', () => {
    for (const { acts } of choiceOptions(board(), takenOn(board(), kind), 'end')) {
      const line = writeLine({ ...board(), acts });
      const said = boardOf(line);
      const played = playBoard(said, 'end');
      expect(played.troubles, line).toEqual([]);
      const first = choicesOf(played.line).findIndex(({ event }) => event.asked === kind);
      const again = first < 0 ? undefined : choiceOptions(said, first, 'end');
      expect(again?.filter(({ isNow }) => isNow).length ?? 1, line).toBe(1);
    }
  });
});
