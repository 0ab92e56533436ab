import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../citation/editions.ts';
import type { EditionBoard, EditionChange, EditionOutcome } from './editionChange.ts';
import { playBoard } from './playBoard.ts';
import { seenOn } from './seen.ts';

/** Plays every board of the changes in every edition that it has an outcome for. */
export function testChanges(changes: readonly EditionChange[]): void {
  for (const change of changes) {
    if (change.kind === 'noBoard') continue;
    describe(`change ${change.change}`, () => {
      for (const board of change.boards) testBoard(board);
    });
  }
}

function testBoard(board: EditionBoard): void {
  describe(board.that, () => {
    for (const outcome of board.outcomes)
      test.each(outcome.in)(`in %s ${outcome.so}`, (edition) => {
        expectOutcome(board, outcome, edition);
      });
  });
}

function expectOutcome(board: EditionBoard, outcome: EditionOutcome, edition: EditionId): void {
  const line = playBoard(board, { edition });
  const cited = line.moments.flatMap(({ entries }) => entries.flatMap(({ event }) => event.rules));
  expect(seenOn(line)).toMatchObject(outcome.sees);
  expect(cited).toEqual(expect.arrayContaining([...(outcome.cites ?? [])]));
  expect(cited.filter((rule) => outcome.citesNot?.includes(rule))).toEqual([]);
}
