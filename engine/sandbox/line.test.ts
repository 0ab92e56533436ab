import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import type { Lexicon } from './lexicon.ts';
import { readItems } from './readItems.ts';
import { readLine } from './readLine.ts';
import { rulable } from './rulable.ts';
import { writeLine } from './writeLine.ts';

const lexicon: Lexicon = {
  cards: projectCards,
  words: new Map([
    ['volare', 'flying'],
    ['tipo', 'type'],
  ]),
};
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

/** Lines that went wrong on their way, and texts that never were lines. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(seeds, fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.string()), { maxLength: 6 }))
    .map(([seed, changes]) =>
      changes.reduce(
        (line, [at, length, put]) => {
          const from = at % (line.length + 1);
          return line.slice(0, from) + put + line.slice(from + length);
        },
        writeLine(boardFrom(seed)),
      ),
    ),
);

test('no text is too bad to be read, and what is written of it is written so again and no better understood', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { board, slips } = readLine(text, lexicon);
      expect(board.setup.players.length).toBeGreaterThan(1);
      for (const { at, text: words } of slips)
        expect(at + (words.length > 0 ? 1 : 0)).toBeLessThanOrEqual(text.length);
      const line = writeLine(board);
      const again = readLine(line, lexicon).board;
      expect(writeLine(again)).toBe(line);
      expect(rulable(again)).toEqual(rulable(board));
      readItems(text, lexicon, board);
    }),
    {
      numRuns: 400,
      examples: [
        ['@F,,blazing-archon'],
        ['goaded by "+ land'],
        [
          '2 land max-attackers-on-y can only attack alone blocks each if able,2; A uses A2 3 of all',
        ],
      ],
    },
  );
});

test('what is not understood holds its place, and is written as it was typed', () => {
  const line =
    'Ada: runeclaw-bear + boggard brute; Nil: 3/2 menase, tapped + 2/2; A1 A7 -> Nil; N2 -| A1';
  const { board, slips } = readLine(line, lexicon);
  expect(slips).toEqual([
    {
      kind: 'unknownCard',
      at: 21,
      text: 'boggard brute',
      offered: ['Boggart Brute'],
      about: { kind: 'permanents', tags: ['A2'] },
    },
    {
      kind: 'unknownWord',
      at: 45,
      text: 'menase',
      offered: ['menace', 'tipo menase'],
      about: { kind: 'permanents', tags: ['N1'] },
    },
    { kind: 'unknownTag', at: 70, text: 'A7', offered: [], about: { kind: 'act' } },
  ]);
  expect(writeLine(board)).toBe(line);
  expect(rulable(board)).toEqual({ kind: 'nothing', tags: ['A2', 'N1'] });
  expect(board.setup.permanents[2]).toMatchObject({
    tapped: true,
    characteristics: { name: { kind: 'unknown', text: '3/2 menase' }, power: 3 },
  });
});

test.each([
  ['A1 -> Nil; N1 -| A2', 'A1 -> Nil', 'N1 -| A2'],
  ['A1 -> Nill; N1 -| A1', '', 'A1 -> Nill; N1 -| A1'],
  ['A1 -> Nil; N1 -| A1; A7 -> Nil', '', 'A1 -> Nil; N1 -| A1; A7 -> Nil'],
  ['A1 -> Nil; no block; then; A7 -> Nil', 'A1 -> Nil; no block', 'then; A7 -> Nil'],
  ['A1 -> Nil; pay 2 lives; no block', '', 'A1 -> Nil; pay 2 lives; no block'],
  ['A1 -> Nil; N1 -| A1; N2 blox A1', 'A1 -> Nil', 'N1 -| A1; N2 blox A1'],
  ['A1 -> Nil; N1 -| A1; pay A9', 'A1 -> Nil', 'N1 -| A1; pay A9'],
  ['A1 -> Nil; Nil casts nothing; no block', 'A1 -> Nil', 'Nil casts nothing; no block'],
  ['A1 -> Nil; N1 blox A1', 'A1 -> Nil', 'N1 blox A1'],
  ['A1 -> Nil please', '', 'A1 -> Nil please'],
  ['all pass; A1 -> Nil; A1 -> Ada', 'all pass', 'A1 -> Nil; A1 -> Ada'],
])('of %s stands what comes before what is not understood: %s', (acts, stands, left) => {
  const { board } = readLine(`Ada: 2/2; Nil: 2/2; ${acts}`, lexicon);
  const written = writeLine(board);
  const before = ['Ada: 2/2', 'Nil: 2/2', ...(stands === '' ? [] : [stands])].join('; ');
  expect(written).toBe(`${before}; ${left}`);
  expect(writeLine({ ...board, unread: [] })).toBe(before);
  expect(rulable(board)).toEqual({ kind: 'acts', until: left.split('; ')[0] });
});

test.each([
  'Ada: 2/2; Nil, 13 lifes: 1/1; A1 -> Nil',
  'rules yesterday; Ada: 2/2; Nil: 1/1; A1 -> Nil',
  'Ada: 2/2; Nil: 1/1; Olga:; Pia:; Quin: 2/2; A1 -> Nil',
  'Ada: 2/2; Nil: 1/1; N1 blox A1; A1 -> Nil',
  'Ada: 2000x 2/2; Nil: 1/1',
  'Ada: 2/2, goaded by Nobody; Nil: 1/1',
  'Ada: 2/2, on A1; Nil: 1/1',
  'Ada: 2/2; Ada hand: 2/2, tapped; Nil: 1/1',
  'Ada: 2/2; Ada hand: Thunderous Nothing; Nil: 1/1',
  `Ada: 2/2 ${'a'.repeat(50_000)}; Nil: 1/1`,
])('nothing is ruled on a board of which not all is understood: %s', (line) => {
  const { board, slips } = readLine(line, lexicon);
  expect(slips).not.toEqual([]);
  expect(rulable(board).kind).toBe('nothing');
});

test('a band is told after a comma as after a semicolon', () => {
  const read = (line: string) => readLine(line, lexicon).board;
  const apart = read('Ada: 2x 2/2 banding; Nil:; A1 A2 -> Nil; band A1 A2');
  expect(read('Ada: 2x 2/2 banding; Nil:; A1 A2 -> Nil, band A1 A2')).toEqual(apart);
  expect(apart.acts).toHaveLength(1);
});
