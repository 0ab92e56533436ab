import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { Lexicon } from './lexicon.ts';
import { readItems } from './readItems.ts';
import { readLine } from './readLine.ts';
import { writeLine } from './writeLine.ts';

const lexicon: Lexicon = { cards: projectCards, words: new Map([['volare', 'flying']]) };
const seeds = fc.nat();
const boardFrom = (seed: number) => lineBoard(randomFrom(seed));

test('writing a board and reading the line gives the same board, and writing it again the same line', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const board = boardFrom(seed);
      const line = writeLine(board);
      const read = readLine(line, lexicon);
      expect(read.slips.filter(({ kind }) => kind !== 'impossible')).toEqual([]);
      expect(read.board).toEqual(board);
      expect(writeLine(read.board)).toBe(line);
    }),
    { numRuns: 400 },
  );
});

test('no text is too bad to be read, and its slips lie within it', () => {
  const mangled = fc
    .tuple(seeds, fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.string()), { maxLength: 6 }))
    .map(([seed, changes]) =>
      changes.reduce(
        (line, [at, length, put]) => {
          const from = at % (line.length + 1);
          return line.slice(0, from) + put + line.slice(from + length);
        },
        writeLine(boardFrom(seed)),
      ),
    );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), mangled), (text) => {
      const { board, slips } = readLine(text, lexicon);
      expect(board.setup.players.length).toBeGreaterThan(1);
      for (const { at, text: words } of slips)
        expect(at + (words.length > 0 ? 1 : 0)).toBeLessThanOrEqual(text.length);
      readItems(text, lexicon, board);
    }),
    { numRuns: 400 },
  );
});

test('a slip keeps all the rest', () => {
  const { board, slips } = readLine(
    'Ada: runeclaw-bear + boggard brute; Nil: 3/2 menase, tapped + 2/2; A1 A7 -> Nil; N1 N1 -| A1',
    lexicon,
  );
  expect(slips).toEqual([
    { kind: 'unknownCard', at: 21, text: 'boggard brute', nearest: 'Boggart Brute' },
    { kind: 'unknownWord', at: 45, text: 'menase', nearest: 'menace' },
    { kind: 'unknownTag', at: 70, text: 'A7' },
    expect.objectContaining({ kind: 'duplicate' }),
  ]);
  expect(writeLine(board)).toBe('Ada: runeclaw-bear; Nil: 3/2, tapped + 2/2; A1 -> Nil; N1 -| A1');
});
