import { expect, test } from 'vitest';
import { gameOf } from '../scenario/line.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { choiceOptions } from './choiceOptions.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

// CR 601.2c, 603.3d: of up to two targets none, one or two are chosen.

const LINE =
  'Ada: reveillark; Ada graveyard: grizzly-bears + runeclaw-bear; Nil: 9/9 reach; A1 -> Nil; N1 -| A1';
const boardIn = (line: string) => readLine(line, { cards: projectCards, words: new Map() }).board;

/** How many creatures Ada has after it. */
function returned(line: string): number {
  const { now, stopped } = tableOf(boardIn(line), 'end');
  expect(stopped).toBeUndefined();
  return gameOf(now).battlefield.filter(({ controller }) => controller === 'Ada').length;
}

test.each([
  ['on nothing', 0],
  ['on runeclaw-bear', 1],
  ['on grizzly-bears and runeclaw-bear', 2],
])('chosen %s', (said, n) => {
  expect(returned(`${LINE}; Ada chooses for A1: ${said}`)).toBe(n);
});

test('each number of them is offered, none too', () => {
  const board = boardIn(LINE);
  const ways = choiceOptions(board, 0, 'end').map(({ acts }) =>
    returned(writeLine({ ...board, acts })),
  );
  expect([...new Set(ways)].toSorted()).toEqual([0, 1, 2]);
});
