import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { toFragment } from '#engine/sandbox';
import { allNamed, readXml } from '../../exports/testing/readXml.ts';
import { someText } from '../../exports/testing/sets.ts';
import { codeOf, codeSvg, LONGEST_CODE } from './squares.ts';

const AT = 'https://judges.example/it/sandbox/#';

/** A line as its page gives it, with names in any letters. */
const someLine = fc
  .record({
    ada: fc.array(someText, { minLength: 1, maxLength: 5 }),
    nil: fc.array(someText, { maxLength: 5 }),
    tried: fc.constantFrom('', '; A1 -> Nil', '; A1 -> Nil; N1 -| A1?'),
  })
  .map(({ ada, nil, tried }) => `Ada: ${ada.join(' + ')}; Nil: ${nil.join(' + ')}${tried}`);

const DOTS = 3;

/** What another library reads off the dots of a drawn code. */
function readOff(svg: string): string {
  const root = readXml(svg);
  const wide = Number(root.attributes.viewBox?.split(' ')[2]) * DOTS;
  const dots = new Uint8ClampedArray(wide * wide * 4).fill(255);
  const path = allNamed(root, 'path')[0]?.attributes.d ?? '';
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < DOTS; row += 1) {
      const start = ((Number(y) * DOTS + row) * wide + Number(x) * DOTS) * 4;
      for (let dot = 0; dot < Number(width) * DOTS; dot += 1)
        dots.fill(0, start + dot * 4, start + dot * 4 + 3);
    }
  return decodeQR({ data: dots, width: wide, height: wide });
}

test('what is read off a code is the link of its board, to the letter', () => {
  fc.assert(
    fc.property(someLine, (line) => {
      const link = AT + toFragment(line);
      const code = codeOf(link);
      expect(code && readOff(codeSvg(code, link))).toBe(link);
    }),
    { numRuns: 200 },
  );
});

test('the longest link that becomes a code is read off it, and a longer one becomes none', () => {
  const longest = AT.padEnd(LONGEST_CODE, '0aZ-');
  const code = codeOf(longest);
  expect(code && readOff(codeSvg(code, longest))).toBe(longest);
  expect(codeOf(`${longest}a`)).toBeUndefined();
});

test('a code has its quiet zone, is dark on light, and is called by its link', () => {
  const link = `${AT}b1:Ada:2/2;Nil:.abcd`;
  const code = codeOf(link);
  const svg = readXml(code ? codeSvg(code, link) : '');
  const { size, runs } = code ?? { size: 0, runs: [] };
  for (const { x, y, width } of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4);
  }
  expect(allNamed(svg, 'title')[0]?.text).toBe(link);
  const fills = ['rect', 'path'].map((name) => allNamed(svg, name)[0]?.attributes.fill);
  expect(fills).toEqual(['#ffffff', '#000000']);
  expect(JSON.stringify(svg)).not.toContain('style');
});
