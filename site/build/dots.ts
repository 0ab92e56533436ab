// Pictures as dots, for those who show previews: they read no SVG. No browser draws them, and no font of the machine.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { digestOf } from '../library/judged/digest.ts';
import { INK } from '../picture/drawing.ts';
import { SHARED_INKS } from '../picture/sharePicture.ts';
import { palettePng } from './palettePng.ts';

/** Whatever decides how dots come of a picture: another number makes all of them anew. */
const VERSION = 'dots 1';

/** A shared picture as a PNG, made once for each SVG: what was made before lies below the folder, under its digest. */
export async function keptDots(svg: string, folder: string): Promise<Uint8Array> {
  const digest = digestOf(VERSION, svg);
  const file = join(folder, digest.slice(0, 2), `${digest}.png`);
  if (existsSync(file)) return readFileSync(file);
  const dots = await dotsOf(svg);
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not there, though a build may be stopped at any time.
  writeFileSync(`${file}.part`, dots);
  renameSync(`${file}.part`, file);
  return dots;
}

/** A picture that `sharePicture` has drawn, as a PNG. */
export async function dotsOf(svg: string): Promise<Uint8Array> {
  return palettePng(await renderAsync(lettered(svg), OPTIONS), SHARED_INKS);
}

/**
 * The site's letters, `r509-sans.woff2`, at one weight each, as files that a renderer without woff2 reads. Of those at its
 * weight of 400, too little would be left where a preview is small: the plain one is at 480.
 */
const OPTIONS: ResvgRenderOptions = {
  background: INK.paper,
  font: {
    fontFiles: ['regular', 'bold'].map((name) =>
      join(process.cwd(), `site/picture/fonts/r509-sans-${name}.ttf`),
    ),
    loadSystemFonts: false,
    defaultFontFamily: 'R509 Sans',
  },
};

/** Letters that these fonts have, beside those of ASCII. */
export const LETTERS = '¡§«°·»½¿ÀÁÈÉÌÍÑÒÓ×ÙÚÜàáèéìíñòóùúü–—‘’“”•…−';

/** What they have not would be missing without a word: it stands without its accent. */
export const lettered = (text: string): string =>
  [...text]
    .map((letter) =>
      letter <= '~' || LETTERS.includes(letter) ? letter : (ALIKE[letter] ?? plain(letter)),
    )
    .join('');

const plain = (letter: string): string => letter.normalize('NFD').replaceAll(/[^ -~]/g, '') || '?';

const ALIKE: Readonly<Record<string, string>> = {
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  '\u00a0': ' ',
  '\u00ad': '',
  '\u2011': '-',
  '→': '>',
};
