import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineBoard } from '../testing/boards/lineBoard.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { outlineOf } from './outline.ts';
import { tagsOf } from './tags.ts';
import { writeLine } from './writeLine.ts';

test('an outline has the side and the tag of everything that lies on a board', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = lineBoard(randomFrom(seed));
      const { sides } = outlineOf(writeLine(board));
      const tags = sides.flatMap(({ items }) => items.flatMap((item) => item.tags));
      expect(tags.toSorted()).toEqual([...tagsOf(board.setup.permanents).values()].toSorted());
      for (const { id } of board.setup.players)
        expect(sides.some(({ head }) => head.startsWith(id))).toBe(true);
    }),
  );
});

test('an outline parts what lies there from what was declared', () => {
  expect(
    outlineOf(
      'rules 2024-07-30; Ada:; Ada hand: 2x shock; Nil, 13 life: 2x 1/1 + 2/2, tapped; N1 N2 -| A1; A1: 2 N1',
    ),
  ).toEqual({
    sides: [
      { head: 'Ada', items: [] },
      { head: 'Ada hand', items: [{ tags: [], text: '2x shock' }] },
      {
        head: 'Nil, 13 life',
        items: [
          { tags: ['N1', 'N2'], text: '1/1' },
          { tags: ['N3'], text: '2/2, tapped' },
        ],
      },
    ],
    edition: '2024-07-30',
    rest: ['N1 N2 -| A1', 'A1: 2 N1'],
  });
});
