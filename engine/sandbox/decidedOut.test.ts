import { expect, test } from 'vitest';
import { STANDING_AIMS } from '../generation/aim.ts';
import { generateUnseen } from '../generation/generateUnseen.ts';
import { projectCards } from '../testing/boards/cards.ts';
import { boardOfDraft } from '../testing/boards/threeWays.ts';
import { projectPieces } from '../testing/generation/piecesRead.ts';
import { known } from '../vocabulary/result.ts';
import { decidedOut } from './decidedOut.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';
import { writeLine } from './writeLine.ts';

const lexicon = { cards: projectCards, words: new Map() };
const boardOf = (line: string) => readLine(line, lexicon).board;
const lineOf = (line: string): string => {
  const board = boardOf(line);
  return writeLine(decidedOut(board, tableOf(board, 'end')));
};

test('what is skipped to the end is written with what was declared and divided on the way', () => {
  const begun = 'Ada: 4/4 trample; Nil: 2/2 blocks if able; A1 -> Nil';
  expect(lineOf(begun)).toMatch(/; A1 -> Nil; N1 -\| A1; A1: \d N1, \d Nil$/);
  expect(lineOf('Ada: 2/2; Nil:; A1 -> Nil')).toBe('Ada: 2/2; Nil:; A1 -> Nil');
});

test('boards that are made end by their line as they were skipped to the end', () => {
  const pieces = projectPieces();
  const aims = [...STANDING_AIMS];
  let written = 0;
  for (let n = 0; n < 40; n += 1) {
    const [name, aim] = known(aims[n % aims.length], 'aim');
    const seed = `out ${n}`;
    const found = known(generateUnseen(pieces, name, aim, [seed], new Set()), seed);
    const board = boardOf(writeLine(boardOfDraft(found.board.draft)));
    const end = tableOf(board, 'end');
    const whole = decidedOut(board, end);
    const again = tableOf(boardOf(writeLine(whole)), 'decision');
    if (whole === board) continue;
    written += 1;
    expect(again.awaits).toBeUndefined();
    expect(again.replay.outcome).toEqual(end.replay.outcome);
  }
  expect(written).toBeGreaterThan(20);
});
