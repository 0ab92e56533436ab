import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNamed, readXml } from '../exports/testing/readXml.ts';
import { BEAR, BOARD, someText } from '../exports/testing/sets.ts';
import { boardPicture } from './boardPicture.ts';
import { linesOf, widthOf } from './lettering.ts';
import type { PicturedBoard, PicturedCreature } from './picturedBoard.ts';

const rowOf = (names: readonly string[], tag: string): readonly PicturedCreature[] =>
  names.map((name, index) => ({ ...BEAR, tag: `${tag}${index + 1}`, name }));

const someBoard: fc.Arbitrary<PicturedBoard> = fc
  .tuple(fc.array(someText, { maxLength: 9 }), fc.array(someText, { maxLength: 9 }), someText)
  .map(([near, away, word]) => ({
    ...BOARD,
    stack: { title: 'Stack', items: [word] },
    near: { label: word, creatures: rowOf(near, 'A') },
    away: { label: word, creatures: rowOf(away, 'N') },
    lines: near.flatMap((_, index) => [
      { kind: 'attack' as const, attacker: `A${index + 1}`, target: word },
      { kind: 'block' as const, attacker: `A${index + 1}`, blocker: `N${index + 1}` },
    ]),
  }));

/** Without the spaces at which lines are broken. */
const dense = (text: string): string => text.replaceAll(/\s/g, '');

test('a picture is well-formed, tells what it shows, and shows every word of its board', () => {
  fc.assert(
    fc.property(someBoard, someText, (board, title) => {
      const svg = readXml(boardPicture(board, title));
      const [said, told] = ['title', 'desc'].map((name) => allNamed(svg, name)[0]?.text ?? '');
      expect(said).toBe(title);
      const drawn = dense(
        allNamed(svg, 'text')
          .map(({ text }) => text)
          .join(''),
      );
      for (const { name, tag, size } of [...board.near.creatures, ...board.away.creatures])
        for (const word of [name, tag, size]) {
          expect(drawn).toContain(dense(word));
          expect(told).toContain(word);
        }
    }),
    { numRuns: 50 },
  );
});

test('nothing in a picture stands outside of it, and nothing comes from elsewhere', () => {
  fc.assert(
    fc.property(someBoard, (board) => {
      const svg = readXml(boardPicture(board, 'Board'));
      const [width, height] = [Number(svg.attributes.width), Number(svg.attributes.height)];
      for (const { attributes } of [...allNamed(svg, 'rect'), ...allNamed(svg, 'text')]) {
        const [x, y] = [Number(attributes.x ?? 0), Number(attributes.y ?? 0)];
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + Number(attributes.width ?? 0)).toBeLessThanOrEqual(width);
        expect(y + Number(attributes.height ?? 0)).toBeLessThanOrEqual(height);
      }
      for (const name of ['foreignObject', 'image', 'style', 'use'])
        expect(allNamed(svg, name)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('the lines of a text keep to their room, unless a single letter is wider, and lose nothing', () => {
  fc.assert(
    fc.property(someText, fc.integer({ min: 1, max: 200 }), (text, room) => {
      const lines = linesOf(text, room, 13);
      expect(dense(lines.join(''))).toBe(dense(text));
      for (const line of lines)
        if ([...line].length > 1) expect(widthOf(line, 13)).toBeLessThanOrEqual(room);
    }),
  );
});
