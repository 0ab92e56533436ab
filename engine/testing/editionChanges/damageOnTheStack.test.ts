import { expect, test } from 'vitest';
import { DAMAGE_ON_THE_STACK } from './damageOnTheStack.ts';
import { playBoard } from './playBoard.ts';
import { testChanges } from './testChanges.ts';

testChanges(DAMAGE_ON_THE_STACK);

const boards = DAMAGE_ON_THE_STACK.flatMap((change) =>
  change.kind === 'noBoard' ? [] : change.boards,
);

test('CR 2008-10-01 310.4: combat damage on the stack is dealt, first of all, by resolving', () => {
  const dealt = boards
    .flatMap((board) => playBoard(board, { edition: '2008-10-01' }).moments)
    .flatMap(({ entries }) => entries.map(({ event }) => event))
    .filter((event) => event.kind === 'damageDealt' && event.combat);
  expect(dealt).not.toEqual([]);
  expect(new Set(dealt.map(({ decides }) => decides[0]))).toEqual(
    new Set(['damage.dealtSimultaneously']),
  );
});
