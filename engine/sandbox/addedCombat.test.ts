import { expect, test } from 'vitest';
import { gameOf } from '../scenario/line.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

const tableOn = (line: string, until: 'decision' | 'end' = 'decision') =>
  tableOf(readLine(line, { cards: projectCards, words: new Map() }).board, until);

const TWICE = 'Ada: aurelia-the-warleader + 2/2; Nil:; A1 A2 -> Nil';

test('a combat phase that was added to the turn is asked for, and not passed over', () => {
  const { awaits, now } = tableOn(TWICE);
  expect(awaits?.answer.kind).toBe('attack');
  expect(gameOf(now).turn.combatPhases).toBe(2);
  expect(tableOn(`${TWICE}; then; A1 A2 -> Nil`).replay.outcome.life[1]).toMatchObject({
    life: 10,
  });
});

test('what must attack in a combat phase that was added must', () => {
  const gambit =
    'Ada: 8/4, goaded by Cleo; Nil hand: illusionists-gambit; Nil:; Cleo:; A1 -> Nil; no block; Nil casts illusionists-gambit';
  expect(tableOn(`${gambit}; then; no attack`).stopped?.troubles).toMatchObject([
    { kind: 'refusedInstead' },
  ]);
  expect(tableOn(`${gambit}; A1 -> Cleo`).stopped).toBeUndefined();
});

test('without anything that adds one there is one combat', () => {
  expect(tableOn('Ada: 2/2; Nil:; A1 -> Nil').awaits).toBeUndefined();
  expect(gameOf(tableOn('Ada: 2/2; Nil:; A1 -> Nil', 'end').now).turn.combatPhases).toBe(1);
});
