import { describe, expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { cardId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { readLine, rulable, tableOf, writeLine } from './index.ts';

const read = (line: string) => readLine(line, { cards: projectCards, words: new Map() });

const boardIn = (line: string) => {
  const { board, slips } = read(line);
  expect([line, slips]).toEqual([line, []]);
  return board;
};

/** What comes onto the battlefield on the way, before somebody else declares or divides. */
const COMING = [
  ['a token that attacks', 'Ada: Brimaz, King of Oreskos; Nil: 2/2 + 2/2; A1 -> Nil', 'N2 -| A2'],
  ['two tokens', 'Ada: Hero of Bladehold; Nil: 2/2 + 2/2; A1 -> Nil', 'N1 -| A2; N2 -| A3'],
  [
    'a token that blocks, and divides',
    'Ada: 2/2 + 2/2; Nil: Brimaz, King of Oreskos; A1 A2 -> Nil; N1 -| A1',
    'N2: 1 A1',
  ],
  [
    'a card from a hand',
    'Ada: Kaalia of the Vast; Ada hand: Serra Angel; Nil: 1/1 + 5/5 reach; A1 -> Nil',
    'N2 -| A2',
  ],
] as const;

describe.each(COMING)('%s is named by the tag that the board shows', (_, before, after) => {
  const line = `${before}; ${after}`;

  test('in a declaration that comes later', () => {
    const board = boardIn(line);
    expect(tableOf(board, 'end').stopped).toBeUndefined();
    const again = boardIn(writeLine(board));
    expect(again).toEqual(board);
    expect(writeLine(again)).toBe(writeLine(board));
  });

  test('whichever tag it is, and no other', () => {
    const known = new Set(boardIn(before).setup.permanents.map(({ id }) => id));
    const { view } = tableOf(boardIn(before), 'decision');
    const late = view.permanents.filter(({ id }) => !known.has(id));
    expect(late.length).toBeGreaterThan(0);
    for (const { tag } of late) boardIn(`${before}; ${tag}: 1 Ada`);
    const { board, slips } = read(`${before}; A9: 1 Nil`);
    expect(slips).toMatchObject([{ kind: 'unknownTag', text: 'A9' }]);
    expect(rulable(board).kind).toBe('acts');
  });

  test('and not before it is there', () => {
    const [, tag = ''] = /([AN]\d)(?!.*[AN]\d)/.exec(after) ?? [];
    const [players = ''] = /^.*?(?=; A1)/.exec(before) ?? [];
    const late = after.startsWith('N2: ') ? 'N2' : tag;
    expect(read(`${players}; ${late} -> Nil; no block`).slips).toMatchObject([
      { kind: 'unknownTag', text: late },
    ]);
  });
});

test('a card of one word is named by its id with a number where something is declared', () => {
  const line =
    'Ada: kaalia-of-the-vast; Ada hand: abomination; Nil: 5/5 reach; A1 -> Nil; N1 -| abomination-1';
  const cards = new Map(projectCards);
  const angel = known(projectCards.get(cardId('serra-angel')), 'card');
  cards.set(cardId('abomination'), {
    ...angel,
    id: cardId('abomination'),
    characteristics: {
      ...angel.characteristics,
      name: { kind: 'card', card: cardId('abomination') },
    },
  });
  const { board, slips } = readLine(line, { cards, words: new Map() });
  expect(slips).toEqual([]);
  expect(writeLine(board)).toBe(line);
  expect(readLine(line.replace('abomination-1', 'A2'), { cards, words: new Map() }).board).toEqual(
    board,
  );
});

test('blocks by what was there and by what came are one declaration of their player', () => {
  const line =
    'Ada: 9/9; Ada hand: Seize the Day; Nil: Brimaz, King of Oreskos + 1/1; A1 -> Nil; N1 -| A1; A1: 9 N1; ' +
    'main phase; Ada casts Seize the Day on A1; all pass; A1 -> Nil; N2 -| A1; N3 -| A1';
  const board = boardIn(line);
  expect(board.acts.at(-1)).toMatchObject({
    declaration: { blocks: [{}, { blocker: 'token-1' }] },
  });
  expect(tableOf(board, 'end').stopped).toBeUndefined();
  expect(boardIn(writeLine(board))).toEqual(board);
});
