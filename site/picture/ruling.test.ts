import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNamed, readXml, type XmlElement } from '../exports/testing/readXml.ts';
import { BEAR, BOARD, someText } from '../exports/testing/sets.ts';
import { boardPicture } from './boardPicture.ts';
import { INK } from './drawing.ts';
import { widthOf } from './lettering.ts';
import type { PicturedBoard, PicturedRuling } from './picturedBoard.ts';
import { ruledPicture } from './ruling.ts';

/** So many creatures on each side, as wide as pictures get. */
const boardOf = (many: number): PicturedBoard => {
  const row = (tag: string) =>
    Array.from({ length: many }, (_, index) => ({ ...BEAR, tag: `${tag}${index + 1}` }));
  return {
    ...BOARD,
    near: { label: 'Ada’s creatures', creatures: row('A') },
    away: { label: 'Nil’s creatures', creatures: row('N') },
    lines: [],
  };
};

const somePlenty = fc.array(someText, { minLength: 1, maxLength: 30 }).map((all) => all.join(' '));
const someCode = fc.integer({ min: 29, max: 125 }).map((size) => ({
  size,
  runs: [
    { x: 4, y: 4, width: size - 8 },
    { x: 4, y: size - 5, width: 1 },
  ],
}));

const someRuling: fc.Arbitrary<PicturedRuling> = fc.record({
  verdict: fc.constantFrom('legal', 'illegal', 'unproved', undefined),
  says: somePlenty,
  why: fc.array(somePlenty, { maxLength: 3 }),
  source: somePlenty,
  link: fc
    .string({ unit: 'grapheme-ascii', maxLength: 300 })
    .map((board) => `https://judges.example/sandbox/#${encodeURIComponent(board)}`),
  code: fc.option(someCode, { nil: undefined }),
});

/** Without the spaces at which lines are broken. */
const dense = (text: string): string => text.replaceAll(/\s/g, '');
const drawnIn = (svg: XmlElement): string =>
  dense(
    allNamed(svg, 'text')
      .map(({ text }) => text)
      .join(''),
  );

/** How far to the left and right a line of letters reaches. */
function reachOf({ attributes, text }: XmlElement): readonly [number, number] {
  const weight = attributes['font-weight'] === '700' ? 'bold' : 'plain';
  const width = widthOf(text, Number(attributes['font-size']), weight);
  const x = Number(attributes.x);
  if (attributes['text-anchor'] === 'end') return [x - width, x];
  return attributes['text-anchor'] === 'middle' ? [x - width / 2, x + width / 2] : [x, x + width];
}

test('every word of a ruling is in its picture, drawn and told, with 1 and with 12 creatures a side', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2, 5, 12), someRuling, (many, ruling) => {
      const svg = readXml(ruledPicture(boardOf(many), 'Board', ruling));
      const told = allNamed(svg, 'desc')[0]?.text ?? '';
      expect(told.startsWith(ruling.says)).toBe(true);
      for (const word of [ruling.says, ...ruling.why, ruling.source]) {
        expect(drawnIn(svg)).toContain(dense(word));
        expect(told).toContain(word);
      }
      expect(drawnIn(svg)).toContain('judges.example/sandbox/');
      expect(allNamed(svg, 'a').map(({ attributes }) => attributes.href)).toEqual([ruling.link]);
    }),
    { numRuns: 60 },
  );
});

test('nothing of a ruling overflows its picture, and no letters stand on its code', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 2, 5, 12), someRuling, (many, ruling) => {
      const svg = readXml(ruledPicture(boardOf(many), 'Board', ruling));
      const [width, height] = [Number(svg.attributes.width), Number(svg.attributes.height)];
      const code = placeOfCode(svg, ruling);
      expect(code?.right ?? 0).toBeLessThanOrEqual(width);
      expect(code?.bottom ?? 0).toBeLessThanOrEqual(height);
      for (const line of allNamed(svg, 'text')) {
        const [left, right] = reachOf(line);
        const y = Number(line.attributes.y);
        expect(y).toBeLessThanOrEqual(height);
        // A single letter may be wider than what is left of a tile.
        if ([...line.text].length < 2) continue;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        const isOnCode = code && y > code.top && y < code.bottom && right > code.left;
        expect(isOnCode ?? false).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

/** The first square of ours stands four squares from its corner, and the code is square. */
function placeOfCode(svg: XmlElement, { code }: PicturedRuling) {
  const path = allNamed(svg, 'path').find(({ attributes }) => attributes['shape-rendering']);
  const [, x, y] = /^M([\d.]+) ([\d.]+)h/.exec(path?.attributes.d ?? '') ?? [];
  if (code === undefined || x === undefined || y === undefined) return undefined;
  const [left, top] = [Number(x) - 10, Number(y) - 10];
  return { left, top, right: left + code.size * 2.5, bottom: top + code.size * 2.5 };
}

test('each verdict has a mark of its own shape', () => {
  const marks = (['legal', 'illegal', 'unproved'] as const).map((verdict) => {
    const ruling = { verdict, says: 'So.', why: [], source: 'Rules', link: 'https://x.example/' };
    const paths = allNamed(readXml(ruledPicture(BOARD, 'Board', ruling)), 'path');
    return paths.at(-1)?.attributes.d?.replace(/^M[\d. ]+/, '');
  });
  expect(new Set(marks).size).toBe(3);
});

test('what was tried is dashed, and what is at fault in it is crossed out besides', () => {
  const lineOf = (refused: 'tried' | 'atFault' | undefined) => {
    const lines = [{ kind: 'block' as const, attacker: 'A1', blocker: 'N1', refused }];
    const paths = allNamed(readXml(boardPicture({ ...BOARD, lines }, 'Board')), 'path');
    return {
      dashed: paths.filter(({ attributes }) => attributes['stroke-dasharray'] === '7 5').length,
      crossed: paths.filter(({ attributes }) =>
        /^M\S+ \S+l12 12m0-12l-12 12$/.test(attributes.d ?? ''),
      ),
    };
  };
  expect(lineOf(undefined)).toEqual({ dashed: 0, crossed: [] });
  expect(lineOf('tried')).toEqual({ dashed: 1, crossed: [] });
  const { dashed, crossed } = lineOf('atFault');
  expect(dashed).toBe(1);
  expect(crossed.map(({ attributes }) => attributes.stroke)).toEqual([INK.paper, INK.refused]);
});
