import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { objectId } from '../vocabulary/ids.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import { type Edit, edited } from './edit.ts';
import type { Lexicon } from './lexicon.ts';
import { readLine } from './readLine.ts';
import { trialOn, withoutTrial } from './tried.ts';
import { writeLine } from './writeLine.ts';

const lexicon: Lexicon = { cards: projectCards, words: new Map() };
const boardOf = (line: string) => readLine(line, lexicon).board;

const BOARD = 'Ada: boggart-brute; Nil: 2x 2/2';

describe('a question mark behind a line', () => {
  test('asks of the last declaration, and leaves what was decided before', () => {
    const board = boardOf(`${BOARD}; A1 -> Nil; N1 -| A1?`);
    expect(trialOn(board)?.act.kind).toBe('block');
    expect(writeLine(withoutTrial(board))).toBe(`${BOARD}; A1 -> Nil`);
  });

  test('may stand apart, and as other keyboards write it', () => {
    for (const mark of ['?', ' ?', '？'])
      expect(writeLine(boardOf(`${BOARD}; A1 -> Nil${mark}`))).toBe(`${BOARD}; A1 -> Nil?`);
  });

  test('asks nothing where nothing is declared', () => {
    const { board, slips } = readLine('Ada: 2/2; Nil: 3/3 flying?', lexicon);
    expect(slips).toEqual([]);
    expect(writeLine(board)).toBe('Ada: 2/2; Nil: 3/3 flying');
  });

  test('asks of the division of one creature alone', () => {
    const board = boardOf(
      'Ada: 3/3 trample + 4/4 trample; Nil: 2x 2/2; A1 A2 -> Nil; N1 -| A1; N2 -| A2; A1: 2 N1, 1 Nil; A2: 2 N2, 2 Nil?',
    );
    const trial = trialOn(board);
    expect(trial?.act).toMatchObject({ assignments: [{ amount: 2 }, { amount: 2 }] });
    expect(trial && writeLine(trial.before)).toMatch(/; A1: 2 N1, 1 Nil$/);
  });

  test('asks nothing of a declaration that is not understood', () => {
    const { board, slips } = readLine(`${BOARD}; A1 -> Nil; N9 -| A1?`, lexicon);
    expect(slips).toHaveLength(1);
    expect(trialOn(board)).toBeUndefined();
  });
});

describe('what is tried', () => {
  const changed = (line: string, edit: Edit): string =>
    writeLine(edited(boardOf(line), edit).board);
  const nothing = { kind: 'block', declaration: { blocks: [] } } as const;

  test('takes the place of what was tried before, and so does what is decided', () => {
    const tried = `${BOARD}; A1 -> Nil; N1 -| A1?`;
    expect(changed(tried, { kind: 'try', act: nothing })).toBe(`${BOARD}; A1 -> Nil; no block?`);
    expect(changed(tried, { kind: 'decide', act: nothing })).toBe(`${BOARD}; A1 -> Nil; no block`);
  });

  test('stays as the board changes beside it, and goes with what it was about', () => {
    const tried = `${BOARD}; A1 -> Nil; N1 -| A1?`;
    expect(changed(tried, { kind: 'copy', object: objectId('boggart-brute') })).toMatch(
      /N1 -\| A1\?$/,
    );
    const blocker = known(boardOf(tried).setup.permanents[1], 'blocker').id;
    expect(changed(tried, { kind: 'remove', object: blocker })).toMatch(/A1 -> Nil$/);
  });

  test('is the same with and without it up to there', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const board = lineBoard(randomFrom(seed));
        const { triesLast: _, ...whole } = board;
        expect(`${writeLine(whole)}${trialOn(board) ? '?' : ''}`).toBe(writeLine(board));
      }),
    );
  });
});
