import { HOSTILE_WORDS, LONG } from '../../engine/testing/spoiled/hostile.ts';
import type { Random } from '../../engine/vocabulary/random.ts';

/** What other programs, other keyboards and an ill will put into a text of any kind, or make of it. */
const STRANGE: readonly ((random: Random, text: string) => string)[] = [
  (_, text) => `\ufeff${text}`,
  (_, text) => text.replaceAll('\n', '\r\n'),
  (_, text) => text.replaceAll('\n', '\r'),
  (_, text) => text.replaceAll(' ', '\u00a0'),
  (_, text) => text.replaceAll('  ', '\t'),
  (_, text) => text.toUpperCase(),
  (_, text) => text.normalize('NFD'),
  (_, text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (_, text) => text.replaceAll('->', '→').replaceAll('-|', '⊣'),
  (_, text) => text.replaceAll("'", '’').replaceAll('"', '”'),
  (_, text) => text.replaceAll(':', '：').replaceAll(';', '；'),
  (_, text) => encodeURIComponent(text.toWellFormed()),
  (_, text) => text.replaceAll('&', '&amp;').replaceAll('>', '&gt;'),
  (_, text) => JSON.stringify(text),
  (random, text) => [...text].map((letter) => letter + random.pick(MARKS)).join(''),
  (random, text) => at(random, text, random.pick(SIGNS)),
  (random, text) => at(random, text, random.pick(SIGNS)),
  (random, text) => at(random, text, random.pick(SIGNS).repeat(random.pick([2, 50, 1000]))),
  (random, text) => instead(random, text, /[\p{L}\p{N}_-]+/gu, random.pick(HOSTILE_WORDS)),
  (random, text) => instead(random, text, /[\p{L}\p{N}_-]+/gu, random.pick(HOSTILE_WORDS)),
  (random, text) => instead(random, text, /\d+/g, random.pick(NUMBERS)),
  (random, text) => instead(random, text, /\d+/g, random.pick(NUMBERS)),
  (random, text) => everywhere(random, text, random.pick(HOSTILE_WORDS.slice(0, 16))),
];

const NUMBERS = [
  LONG,
  '1e400',
  '-0',
  '0x10',
  'NaN',
  'Infinity',
  '-Infinity',
  '9007199254740993',
  '4294967296',
  '00000000000000000001',
  '1_000',
  '½',
  '²',
  '٣',
  'Ⅳ',
  '１２',
  '1,5',
  '−1',
];

/** Letters that are not seen, halves of letters, and directions. */
const MARKS = ['\u200b', '\u200d', '\u00ad', '\u0301', '\u202e', ''];

const SIGNS = [
  ...MARKS,
  '\u0000',
  '\u0007',
  '\u001b[2J',
  '\u0085',
  '\u2028',
  '\u202d',
  '\u2066',
  '\ud83d',
  '\udc00',
  '\uffff',
  '\u{1F600}',
  '\u{1F469}\u200d\u{1F467}',
  '\u{10FFFF}',
  '\\',
  '`',
  '$',
  '{}',
  '<b>',
  '&',
  '%00',
  '%s',
  '|',
  '=',
  '#',
  '(',
  ')',
  '[',
  ']',
  '“',
  '”',
  '…',
  '\t',
  '\r',
];

/** A text as another program or an ill will leaves it. */
export const strange = (random: Random, text: string): string => random.pick(STRANGE)(random, text);

function at(random: Random, text: string, more: string): string {
  const place = random.between(0, text.length);
  return text.slice(0, place) + more + text.slice(place);
}

function instead(random: Random, text: string, pattern: RegExp, by: string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { index, 0: old } = random.pick(found);
  return text.slice(0, index) + by + text.slice(index + old.length);
}

/** One word, wherever it stands, is another. */
function everywhere(random: Random, text: string, by: string): string {
  const words = text.match(/[\p{L}][\p{L}\p{N}-]*/gu);
  return words === null ? text : text.replaceAll(random.pick(words), () => by);
}
