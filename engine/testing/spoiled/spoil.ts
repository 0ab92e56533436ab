import type { Random } from '../../vocabulary/random.ts';
import { HOSTILE_VALUES, HOSTILE_WORDS, LONG } from './hostile.ts';

/**
 * For tests: a text as an author's slip, a broken disk or an ill will may leave it. `others` are texts of the same kind,
 * from which words are taken that mean something, but not there.
 */
export function spoil(random: Random, text: string, others: readonly string[]): string {
  const slips = random.chance(0.3) ? BREAKING : MISLEADING;
  let spoiled = text;
  const times = random.pick([1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time += 1) spoiled = random.pick(slips)(random, spoiled, others);
  return spoiled;
}

type Slip = (random: Random, text: string, others: readonly string[]) => string;

/** Slips after which a file can hardly be read. */
const BREAKING: readonly Slip[] = [
  cut,
  putIn,
  lineAway,
  lineTwice,
  linesSwapped,
  keyReplaced,
  keyTaken,
  valueReplaced,
  wordReplaced,
  wordTaken,
  anchored,
  keyAdded,
  nested,
];

/** Slips after which a file can often be read and played, and means something else. */
const MISLEADING: readonly Slip[] = [
  nameSwapped,
  nameSwapped,
  nameSwapped,
  cardTaken,
  cardTaken,
  numberChanged,
  smallNumber,
  sizeChanged,
  renamed,
  actMoved,
  actMoved,
  lineAway,
];

function cut(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + text.slice(at + 1 + below(random, 12));
}

function putIn(random: Random, text: string): string {
  const at = below(random, text.length + 1);
  const more = random.pick([
    '\t',
    '{',
    ']',
    ':',
    '- ',
    '"',
    "'",
    '\u0000',
    '\ud800',
    '&a ',
    '*a',
    '<',
    '\r',
  ]);
  return text.slice(0, at) + more + text.slice(at);
}

const onLines = (text: string, change: (lines: string[]) => unknown): string => {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
};

function lineAway(random: Random, text: string): string {
  return onLines(text, (lines) => lines.splice(below(random, lines.length), 1 + below(random, 2)));
}

function lineTwice(random: Random, text: string): string {
  return onLines(text, (lines) => {
    const line = random.pick(lines);
    lines.splice(below(random, lines.length + 1), 0, line);
  });
}

function linesSwapped(random: Random, text: string): string {
  return onLines(text, (lines) => {
    const [a, b] = [below(random, lines.length), below(random, lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  });
}

const KEY = /(?<=[\n{ ,])["']?[\w-]+["']?(?=:)/g;
const VALUE = /(?<=: |\[|, |- )["']?[\w/{}-]+["']?(?=[\n,\]} ])/g;
const WORD = /(?<![\w-])[\w-]*[a-zA-Z][\w-]*(?![\w-])/g;
const NUMBER = /(?<![\w-])-?\d+(?![\w-])/g;

/** One of the places where a pattern fits, with something else there. */
function replacedAt(random: Random, text: string, pattern: RegExp, by: (found: string) => string) {
  const found = [...text.matchAll(pattern)];
  const place = found[below(random, found.length)];
  if (place === undefined) return text;
  const [old] = place;
  return text.slice(0, place.index) + by(old) + text.slice(place.index + old.length);
}

function keyReplaced(random: Random, text: string): string {
  return replacedAt(random, text, KEY, () => random.pick(HOSTILE_WORDS));
}

function keyTaken(random: Random, text: string, others: readonly string[]): string {
  const [key = 'key'] = random.pick([[], ...random.pick(others).matchAll(KEY)]);
  return replacedAt(random, text, KEY, () => key);
}

function valueReplaced(random: Random, text: string): string {
  return replacedAt(random, text, VALUE, () => random.pick(HOSTILE_VALUES));
}

function wordReplaced(random: Random, text: string): string {
  const words = text.match(WORD) ?? ['word'];
  return replacedAt(random, text, WORD, () => random.pick(words));
}

function wordTaken(random: Random, text: string, others: readonly string[]): string {
  const words = random.pick(others).match(WORD) ?? ['word'];
  return replacedAt(random, text, WORD, () => random.pick(words));
}

/** A name gets another one wherever it stands, so that the file stays whole. */
function renamed(random: Random, text: string): string {
  const ids = [...text.matchAll(/\bid: ([\w-]+)|^ {2}(\w+):/gm)].map(
    ([, id, key]) => id ?? key ?? '',
  );
  const id = ids[below(random, ids.length)];
  if (id === undefined || id === '') return text;
  const name = random.pick([...HOSTILE_WORDS, ...ids]);
  return text.replace(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g'), () => name);
}

function numberChanged(random: Random, text: string): string {
  return replacedAt(random, text, NUMBER, (old) =>
    random.pick([
      '0',
      '1',
      '-1',
      '2',
      '13',
      '100',
      '99999',
      '9007199254740993',
      `${old}.5`,
      `${old}0`,
      LONG,
    ]),
  );
}

function smallNumber(random: Random, text: string): string {
  return replacedAt(random, text, NUMBER, () => `${below(random, 6)}`);
}

function sizeChanged(random: Random, text: string): string {
  const part = () => `${below(random, 8)}`;
  return replacedAt(random, text, /(?<![\w/-])\d+\/\d+/g, () => `${part()}/${part()}`);
}

/** A name of the board where another one was. */
function nameSwapped(random: Random, text: string): string {
  const names = [...text.matchAll(/\bid: ([\w-]+)|^ {2}([A-Z]\w*):/gm)].map(
    ([, id, player]) => id ?? player ?? '',
  );
  if (names.length === 0) return text;
  const anyName = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  return replacedAt(random, text, anyName, () => random.pick(names));
}

const CARD = /(?<=\bcard: )[a-z][a-z0-9-]*/g;

/** Another card of the texts where one was. */
function cardTaken(random: Random, text: string, others: readonly string[]): string {
  const cards = random.pick(others).match(CARD) ?? [];
  const card = cards[below(random, cards.length)];
  return card === undefined ? text : replacedAt(random, text, CARD, () => card);
}

/** A line of a list goes before or after another one that is as deep. */
function actMoved(random: Random, text: string): string {
  return onLines(text, (lines) => {
    const items = lines.flatMap((line, at) => (/^ *- /.test(line) ? [at] : []));
    const from = items[below(random, items.length)];
    if (from === undefined) return;
    const depth = (at: number) => /^ */.exec(lines[at] ?? '')?.[0].length;
    const to = random.pick(items.filter((at) => depth(at) === depth(from)));
    const [line = ''] = random.chance(0.5) ? [lines[from]] : lines.splice(from, 1);
    lines.splice(to, 0, line);
  });
}

function anchored(random: Random, text: string): string {
  const times = random.pick([1, 5, 120]);
  const marked = replacedAt(random, text, VALUE, (old) => `&twice ${old}`);
  return random.chance(0.5)
    ? replacedAt(random, marked, VALUE, () => `[${'*twice, '.repeat(times)}]`)
    : `${marked}\nmore: [${'*twice, '.repeat(times)}]\n`;
}

function keyAdded(random: Random, text: string): string {
  return onLines(text, (lines) => {
    const at = below(random, lines.length + 1);
    const indent = /^[ -]*/.exec(lines[at] ?? '')?.[0].replaceAll('-', ' ') ?? '';
    lines.splice(at, 0, `${indent}${random.pick(HOSTILE_WORDS)}: ${random.pick(HOSTILE_VALUES)}`);
  });
}

function nested(random: Random, text: string): string {
  const depth = random.pick([1, 3, 40, 3000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{a: ', '}'],
  ] as const);
  return replacedAt(random, text, VALUE, (old) => open.repeat(depth) + old + close.repeat(depth));
}

/** A whole number from 0 up to but not including the bound. */
const below = (random: Random, bound: number): number => Math.floor(random.next() * bound);
