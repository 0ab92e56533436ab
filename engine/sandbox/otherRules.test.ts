import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../citation/editions.ts';
import { ruledBy } from './namedEdition.ts';
import { otherRules } from './otherRules.ts';
import { readLine } from './readLine.ts';
import { tableOf } from './tableOf.ts';

const boardOf = (line: string) => readLine(line, { cards: new Map(), words: new Map() }).board;

describe('what other rules say of a board', () => {
  test('is nothing where all of them say the same', () => {
    expect(otherRules(boardOf('Ada: 3/2 menace; Nil: 2/2; A1 -> Nil; N1 -| A1?'))).toEqual([]);
  });

  test('names the editions in which a division of the damage is not legal', () => {
    // CR 2009-07-11 510.1c: the second in the order is assigned nothing before the first has lethal damage.
    const others = otherRules(
      boardOf('Ada: 4/4; Nil: 3/3 + 3/3; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 2 N2?'),
    );
    const refusing = others.filter(({ says }) => says.kind === 'refused');
    expect(refusing.flatMap(({ editions }) => editions)).toContain('2013-02-01');
    expect(refusing.flatMap(({ editions }) => editions)).not.toContain('2025-02-07');
  });

  test('is what each of them says by itself', () => {
    const board = boardOf('Ada: 4/4; Nil: 3/3 + 3/3; A1 -> Nil; N1 N2 -| A1; A1: 2 N1, 2 N2');
    const told = otherRules(board).flatMap(({ editions, says }) =>
      editions.map((edition) => [edition, says.kind] as const),
    );
    for (const [edition, kind] of told)
      expect(tableOf(ruledBy(board, edition), 'end').stopped !== undefined).toBe(
        kind === 'refused',
      );
    expect(told.length).toBeLessThan(EDITION_IDS.length);
  });
});
