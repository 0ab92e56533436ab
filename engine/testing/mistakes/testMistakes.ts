import { describe, expect, test } from 'vitest';
import { NEWEST_EDITION } from '../../citation/editions.ts';
import { beliefsIn, isMistakeName, type MistakeName } from '../../mistakes/index.ts';
import type { Rules } from '../../mistakes/rulesOf.ts';
import { playBoard } from '../editionChanges/playBoard.ts';
import { type MistakeBoard, seenByMistake } from './mistakeBoard.ts';

/** The boards of mistakes, by their names. */
export type BoardsOf<M extends MistakeName> = { readonly [N in M]: readonly MistakeBoard[] };

/** Plays every board by the rules and by its mistake; each mistake has a board, and the two differ on all of them. */
export function testMistakes(boards: Partial<BoardsOf<MistakeName>>): void {
  for (const mistake of Object.keys(boards).filter(isMistakeName)) {
    describe(mistake, () => {
      test('has a board', () => {
        expect(boards[mistake]).not.toEqual([]);
      });
      for (const board of boards[mistake] ?? []) testBoard(mistake, board);
    });
  }
}

function testBoard(mistake: MistakeName, board: MistakeBoard): void {
  const { edition = NEWEST_EDITION, so, believed, notFor = [] } = board;
  describe(board.that, () => {
    test('what is so and what is believed differ', () => {
      expect(so).not.toEqual(believed);
      expect(Object.keys(so).toSorted()).toEqual(Object.keys(believed).toSorted());
    });
    test('by the rules', () => {
      expect(seen(board, { edition })).toMatchObject(so);
    });
    test('by the mistake', () => {
      expect(seen(board, { edition, believed: beliefsIn([mistake]) })).toMatchObject(believed);
    });
    test.each(notFor)('by %s, as by the rules', (other) => {
      expect(seen(board, { edition, believed: beliefsIn([other]) })).toMatchObject(so);
    });
  });
}

const seen = (board: MistakeBoard, rules: Rules) => seenByMistake(playBoard(board, rules));
