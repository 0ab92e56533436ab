import { expect, test } from 'vitest';
import { divisionOutcomesOf } from './divisionOutcomes.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

const NO_CARDS = { cards: new Map(), words: new Map() };

const prospectsIn = (line: string) => {
  const { board, slips } = readLine(line, NO_CARDS);
  expect(slips).toEqual([]);
  return divisionOutcomesOf(tableOf(board, 'decision'));
};

test('who can be killed together, and who instead of them', () => {
  const blocked = 'Ada: 4/9; Nil: 2/2 + 2/2 + 4/4; A1 -> Nil; N1 N2 N3 -| A1';
  expect(prospectsIn(blocked)?.killed.map(({ creatures }) => creatures)).toEqual([
    ['creature-2', 'creature-3'],
    ['creature-4'],
  ]);
});

test('the most that gets through, with a division that does it', () => {
  const most = prospectsIn('Ada: 6/6 trample; Nil: 2/2 + 1/1; A1 -> Nil; N1 N2 -| A1')?.most;
  expect(most?.n).toBe(3);
  expect(most?.by).toContainEqual({
    source: 'creature',
    to: { kind: 'player', player: 'Nil' },
    amount: 3,
  });
});

test('where no damage is to be divided nothing is told', () => {
  expect(prospectsIn('Ada: 2/2; Nil: 2/2; A1 -> Nil')).toBeUndefined();
});
