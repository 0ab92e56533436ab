import { describe, expect, test } from 'vitest';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { type Edit, edited } from './edit.ts';
import { readGains } from './readItem.ts';
import { readItems } from './readItems.ts';
import { readLine } from './readLine.ts';
import { writeLine } from './writeLine.ts';

const NO_CARDS = { cards: new Map(), words: new Map() };

const lineAfter = (line: string, edit: Edit): string =>
  writeLine(edited(readLine(line, NO_CARDS).board, edit).board);

const LINE = 'Ada: 3/3; Nil: 2/2 + 1/1 flying; A1 -> Nil; N1 -| A1';

describe('what is put on a board or taken off it', () => {
  test('something more lies behind what its player has', () => {
    const { items } = readItems('2x 4/4, tapped', NO_CARDS);
    expect(
      lineAfter(LINE, { kind: 'add', player: playerId('Ada'), to: 'battlefield', items }),
    ).toBe('Ada: 3/3 + 2x 4/4, tapped; Nil: 2/2 + 1/1 flying; A1 -> Nil; N1 -| A1');
  });

  test('one more of the same lies beside it, and what was decided goes on for the others', () => {
    expect(lineAfter(LINE, { kind: 'copy', object: objectId('creature-2') })).toBe(
      'Ada: 3/3; Nil: 2x 2/2 + 1/1 flying; A1 -> Nil; N1 -| A1',
    );
  });

  test('what is taken off takes along what was decided about it, and after that', () => {
    expect(lineAfter(LINE, { kind: 'remove', object: objectId('creature-2') })).toBe(
      'Ada: 3/3; Nil: 1/1 flying; A1 -> Nil',
    );
    expect(lineAfter(LINE, { kind: 'remove', object: objectId('creature-3') })).toBe(
      'Ada: 3/3; Nil: 2/2; A1 -> Nil; N1 -| A1',
    );
  });
});

describe('what is otherwise about it', () => {
  test('how something stands', () => {
    expect(
      lineAfter(LINE, { kind: 'change', object: objectId('creature-2'), to: { tapped: true } }),
    ).toBe('Ada: 3/3; Nil: 2/2, tapped + 1/1 flying; A1 -> Nil; N1 -| A1');
  });

  test('what something has for the turn besides what it is, and that it has it no more', () => {
    const of = (text: string) => {
      const { gains, slips } = readGains(text, NO_CARDS);
      expect(slips).toEqual([]);
      return { kind: 'change', object: objectId('creature-2'), to: { gains } } as const;
    };
    const after = lineAfter(LINE, of('reach, first strike'));
    expect(after).toContain('2/2, gains reach, gains first strike + 1/1');
    expect(lineAfter(after, of(''))).toBe(LINE);
    for (const text of ['xyzzy', '3/3', 'tapped', 'on A1'])
      expect(readGains(text, NO_CARDS).slips).not.toEqual([]);
  });

  test('what another player controls does nothing of what was decided about it', () => {
    const to = { controller: playerId('Ada') };
    expect(lineAfter(LINE, { kind: 'change', object: objectId('creature-2'), to })).toBe(
      'Ada: 3/3 + 2/2; Nil: 1/1 flying; A1 -> Nil',
    );
  });

  test('a player’s life, and the rules', () => {
    expect(lineAfter(LINE, { kind: 'player', player: playerId('Nil'), to: { life: 5 } })).toContain(
      'Nil, 5 life:',
    );
    expect(lineAfter(LINE, { kind: 'edition', edition: '2008-10-01' })).toContain(
      'rules 2008-10-01',
    );
  });
});

test('from where it is opened again, what was declared there is tried, and nothing after it is decided', () => {
  expect(lineAfter(LINE, { kind: 'reopen', from: ['block'] })).toBe(
    'Ada: 3/3; Nil: 2/2 + 1/1 flying; A1 -> Nil; N1 -| A1?',
  );
  expect(lineAfter(LINE, { kind: 'reopen', from: ['attack'] })).toBe(
    'Ada: 3/3; Nil: 2/2 + 1/1 flying; A1 -> Nil?',
  );
  expect(lineAfter(LINE, { kind: 'reopen', from: ['divide'] })).toBe(LINE);
});
