import { describe, expect, test } from 'vitest';
import { edited } from './edit.ts';
import { notUnderstood } from './notUnderstood.ts';
import { readItems } from './readItems.ts';
import { readLine } from './readLine.ts';
import { rulable } from './rulable.ts';
import { writeLine } from './writeLine.ts';

const NO_CARDS = { cards: new Map(), words: new Map() };
const read = (line: string) => readLine(line, NO_CARDS);
const itemIn = (text: string) => {
  const [item] = readItems(text, NO_CARDS).items;
  if (item === undefined) throw new Error(text);
  return item;
};

const LINES = [
  'Ada: 2/2 + frobnicator, tapped + 3/3 menase; Nil: 1/1; A1 -> Nil; N1 -| A1',
  'Ada: 4x gruntled thing + 1/1; Ada hand: something odd + another; Nil: 2/2, on Z9',
  'Ada, 7 livfe: 2/2; Nil: 1/1; A1 -> Nil',
  'rules 1999-01-01; Ada: 2/2; Nil:',
  'Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1; then; A1 -> Zoe',
  'Ada: 2/2; Nil: 3/3; Nil casts what it has; A1 -> Nil',
  'whatever this is',
  '!!; ??; ->; -|',
];

describe('everything that is wrong with a line stands with something that can be done about it', () => {
  test.each(LINES)('%s', (line) => {
    const line1 = read(line);
    const all = notUnderstood(line1);
    expect(line1.slips.length).toBeGreaterThan(0);
    for (const slip of line1.slips)
      expect(all.filter(({ issues }) => issues.includes(slip)).length).toBeGreaterThan(0);
    for (const { objects, unread } of all)
      expect(objects.length > 0 || unread !== undefined).toBe(true);
  });

  test.each(LINES)(
    'left out one after the other, all that is left of it is understood: %s',
    (line) => {
      let now = read(line);
      for (let n = 0; now.slips.length > 0; n += 1) {
        expect(n).toBeLessThan(20);
        const [first] = notUnderstood(now);
        const { objects = [], unread } = first ?? {};
        const { board } = edited(
          now.board,
          unread === undefined ? { kind: 'leaveOut', objects } : { kind: 'unsay', unread },
        );
        now = read(writeLine(board));
      }
      expect(rulable(now.board)).toEqual({ kind: 'whole' });
    },
  );
});

describe('what holds a place', () => {
  const line = 'Ada: 2/2 + frobnicator, tapped + 3/3; Nil: 1/1; A3 -> Nil';

  test('is described where it stands: no other moves, and how it stood stays', () => {
    const { board } = read(line);
    const [unknown] = notUnderstood(read(line));
    const { board: next } = edited(board, {
      kind: 'describe',
      objects: unknown?.objects ?? [],
      item: itemIn('4/5 deathtouch'),
    });
    expect(writeLine(next)).toBe('Ada: 2/2 + 4/5 deathtouch, tapped + 3/3; Nil: 1/1; A3 -> Nil');
  });

  test('is left out with the tags of the others written anew', () => {
    const { board } = read(line);
    const [unknown] = notUnderstood(read(line));
    const { board: next } = edited(board, { kind: 'leaveOut', objects: unknown?.objects ?? [] });
    expect(writeLine(next)).toBe('Ada: 2/2 + 3/3; Nil: 1/1; A2 -> Nil');
  });

  test('is a card in a hand, too', () => {
    const { board } = read('Ada: 2/2; Ada hand: something odd; Nil:');
    const [unknown] = notUnderstood(read('Ada: 2/2; Ada hand: something odd; Nil:'));
    const { board: next } = edited(board, {
      kind: 'describe',
      objects: unknown?.objects ?? [],
      item: itemIn('3/3 flash'),
    });
    expect(rulable(next)).toEqual({ kind: 'whole' });
    expect(writeLine(next)).toBe('Ada: 2/2; Ada hand: 3/3 flash; Nil:');
  });
});
