import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NEWEST_EDITION, numberOf } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { judgedLibrary } from '../library/judged/judgedLibrary.ts';
import { sharePicture } from '../picture/sharePicture.ts';
import { exerciseAsShared, sharedRule, sharedSite } from '../questions/asking/sharedThings.ts';
import { editionOf } from '../view/exercisePages.ts';
import { dotsOf, keptDots, LETTERS, lettered } from './dots.ts';

const library = judgedLibrary(process.cwd(), 'ignored');

const ruleOf = numberOf(NEWEST_EDITION, 'blockers.restrictions');

/** The smallest board that there is, the one with most on it, and some between. */
const some = library.exercises
  .toSorted((a, b) => (a.asked?.permanents.length ?? 0) - (b.asked?.permanents.length ?? 0))
  .filter((_, at, { length }) => [0, length >> 1, length - 1].includes(at));

/** How large a PNG says it is, and the bytes of its rows. */
function readPng(png: Uint8Array) {
  const bytes = Buffer.from(png);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  return {
    size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    rows: inflateSync(Buffer.concat(data)),
  };
}

/** How many bytes of rows, two dots each, differ. */
const apart = (a: Uint8Array, b: Uint8Array): number => a.filter((one, at) => one !== b[at]).length;

const withoutText = (svg: string): string => svg.replaceAll(/<text [^>]*>[^<]*<\/text>/g, '');

test.each(LANGUAGES)('in %s a picture has its words, and is small', async (language) => {
  const m = messagesIn(language);
  const things = [
    sharedSite(m),
    ...(ruleOf === undefined ? [] : [await sharedRule(ruleOf, m)]),
    ...some.map((one) => exerciseAsShared(library.playing(one, editionOf(one)), one.slug, m)),
  ];
  for (const thing of things) {
    const svg = sharePicture(thing);
    const [drawn, bare] = [await dotsOf(svg), await dotsOf(withoutText(svg))];
    const [picture, empty] = [readPng(drawn), readPng(bare)];
    expect(picture.size).toEqual([1200, 630]);
    expect(picture.rows).toHaveLength(630 * 601);
    expect(apart(picture.rows, empty.rows)).toBeGreaterThan(4000);
    expect(drawn.length).toBeLessThan(40_000);
  }
});

test('its letters have a shape, and what they have not stands for itself otherwise', async () => {
  const all = [...LETTERS].filter((letter) => letter !== '…');
  const drawn = await Promise.all(
    ['', ...all].map(async (letter) =>
      Buffer.from(
        await dotsOf(
          `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" font-family="R509 Sans"><text x="5" y="45" font-size="40">${letter}</text></svg>`,
        ),
      ).toString('base64'),
    ),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(lettered('Lim-Dûl’s Æther: “Jötun” ≥ 3')).toBe('Lim-Dul’s Aether: “Jotun” ? 3');
});

test('what was made of a picture is taken the next time, and another picture is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dots-'));
  const svgOf = (x: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect x="${x}" width="2" height="8" fill="#15201b"/></svg>`;
  const first = await keptDots(svgOf(0), folder);
  const [file = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.png'),
  );
  writeFileSync(join(folder, file), 'kept');
  expect(`${await keptDots(svgOf(0), folder)}`).toBe('kept');
  const other = await keptDots(svgOf(4), folder);
  expect(Buffer.from(other).equals(Buffer.from(first))).toBe(false);
  rmSync(folder, { recursive: true });
});
