import { expect, test } from 'vitest';
import { gameOf } from '../scenario/line.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { earlierTriggers } from './earlierTriggers.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

const boardOf = (line: string) => readLine(line, { cards: projectCards, words: new Map() }).board;

const thereOn = (line: string) => gameOf(tableOf(boardOf(line), 'decision').now).battlefield.length;

test('what triggers as combat begins is named, with the line that plays it', () => {
  const board = boardOf('Ada: goblin-rabblemaster + legion-warboss; Nil: 2/2');
  const earlier = earlierTriggers(board);
  expect(earlier?.sources.toSorted()).toEqual(['goblin-rabblemaster', 'legion-warboss']);
  const line = writeLine({ ...board, acts: earlier?.acts ?? [] });
  expect(line).toContain('all pass; all pass');
  expect(thereOn(line)).toBe(thereOn(writeLine(board)) + 2);
  expect(earlierTriggers(boardOf(line))).toBeUndefined();
});

test('where nothing triggers then, nothing is named', () => {
  expect(
    earlierTriggers(boardOf('Ada: hero-of-bladehold; Nil: goblin-rabblemaster')),
  ).toBeUndefined();
});
