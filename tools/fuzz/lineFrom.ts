import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { writeLine } from '#engine/sandbox';
import { lineBoard } from '../../engine/testing/boards/lineBoard.ts';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import type { Language } from '../../site/i18n/languages.ts';
import { strange } from './strange.ts';

/** Lines as people have written them: those of the command's tests, and those in files. */
function writtenLines(root: string): readonly string[] {
  const typed: Readonly<Record<string, readonly string[]>> = parse(
    readFileSync(`${root}/tools/judge/lines.yaml`, 'utf8'),
  );
  const files = globSync(['cases/*/*.yaml', 'scenarios/**/*.yaml'], { cwd: root }).toSorted();
  const inFiles = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^ *(?:- )?line: ['"]?(.+?)['"]?$/gm)].map(
      ([, line = '']) => line,
    ),
  );
  return [...Object.values(typed).flat(), ...inFiles].filter((line) => line.length < 600);
}

/** A line that somebody may type: one that was written or made, with slips, or words and signs without any sense. */
export function lineFrom(seed: number, written: readonly string[]): string {
  const random = randomFrom(seed);
  if (random.chance(0.1)) return garbage(random, written);
  let line = random.chance(0.2) ? writeLine(lineBoard(random)) : random.pick(written);
  const times = random.pick([0, 1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time += 1)
    line = random.pick(random.chance(0.2) ? IMPOSSIBLE : SLIPS)(random, line, written);
  return random.chance(0.15) ? strange(random, line) : line;
}

/** Boards of what people of a language type, each phrase on a creature, some of another’s; and all that was written in any. */
export function linesIn(root: string, language: Language): readonly string[] {
  const rows = readFileSync(`${root}/site/client/sandbox/typed/phrases.tsv`, 'utf8').split('\n');
  const typed = rows.flatMap((row, at) => {
    const [of, phrase = ''] = row.split('\t');
    return of === language || (at % 9 === 0 && phrase !== '')
      ? [`Ada: ${phrase}; Nil: 2/2`, `Ada: 3/3 + ${phrase}; Nil: ${phrase}; A1 -> Nil`]
      : [];
  });
  return [...typed, ...typed, ...writtenLines(root)];
}

type LineSlip = (random: Random, line: string, written: readonly string[]) => string;

const SIGNS = ['->', '-|', '+', ';', ',', ':', '"', '(', '/', 'x', '-', '\n', '\u200b', '\ud800'];

const pieces = (line: string, between: string): readonly string[] => line.split(between);

/** One piece of a line is another piece, of the same line or of another. */
const pieceTaken =
  (between: string): LineSlip =>
  (random, line, written) => {
    const all = pieces(line, between);
    const at = random.between(0, all.length - 1);
    const taken = random.pick(pieces(random.pick([line, random.pick(written)]), between));
    return all.with(at, taken).join(between);
  };

const pieceAway =
  (between: string): LineSlip =>
  (random, line) => {
    const all = pieces(line, between);
    return all.toSpliced(random.between(0, all.length - 1), 1).join(between);
  };

const pieceTwice =
  (between: string): LineSlip =>
  (random, line) => {
    const all = pieces(line, between);
    const at = random.between(0, all.length - 1);
    return all.toSpliced(at, 0, all[at] ?? '').join(between);
  };

const letterGone: LineSlip = (random, line) => {
  const at = random.between(0, line.length);
  return line.slice(0, at) + line.slice(at + random.between(1, 3));
};

const signPutIn: LineSlip = (random, line) => {
  const at = random.between(0, line.length);
  return `${line.slice(0, at)} ${random.pick(SIGNS)} ${line.slice(at)}`;
};

const numberChanged: LineSlip = (random, line) =>
  line.replace(/\d+/g, (number) =>
    random.chance(0.3) ? random.pick(['0', '1', '-1', '99', '1000000', '2.5', '*']) : number,
  );

const SLIPS: readonly LineSlip[] = [
  ...['; ', ' + ', ', ', ' '].flatMap((between) => [
    pieceTaken(between),
    pieceAway(between),
    pieceTwice(between),
  ]),
  letterGone,
  signPutIn,
  numberChanged,
];

/** Things of a line: each item, and each side or section. */
const ITEM = /(?<=[:+] )[^:+;]+(?= \+|;|$)/g;
const TAG = /(?<![\p{L}\p{N}])[A-Z]\d+(?![\p{L}\p{N}])/gu;

const instead =
  (pattern: RegExp, by: (random: Random, old: string) => string): LineSlip =>
  (random, line) => {
    const found = [...line.matchAll(pattern)];
    if (found.length === 0) return line;
    const { index, 0: old } = random.pick(found);
    return line.slice(0, index) + by(random, old) + line.slice(index + old.length);
  };

const tagIn = (random: Random): string =>
  random.pick(['A', 'N', 'N', 'A', 'B', 'Z']) +
  random.pick(['1', '2', '2', '1', '3', '0', '9', '01', '-1', '1e9', '99999999999999999999', '']);

const someone = (random: Random): string =>
  random.pick(['Ada', 'Nil', 'Bob', 'A1', 'nobody', '', '__proto__', 'Ada Nil']);

/** Slips by which a board says what can’t be: what is nowhere, who is nobody, and what goes round in a circle. */
const IMPOSSIBLE: readonly LineSlip[] = [
  instead(TAG, tagIn),
  instead(TAG, tagIn),
  instead(
    ITEM,
    (random, item) => `${item}, ${random.pick(['on', 'attached to'])} ${tagIn(random)}`,
  ),
  (random, line) =>
    line.replace(ITEM, (item) => `${item}, ${random.pick(['on', 'attached to'])} ${tagIn(random)}`),
  instead(ITEM, (random) => `aura, on ${tagIn(random)} + equipment, on ${tagIn(random)}`),
  instead(ITEM, (random) => `battle ${random.between(0, 5)}, protector ${someone(random)}`),
  instead(ITEM, (random, item) => `${item}, protector ${someone(random)}`),
  instead(ITEM, (random, item) => `${item}, goaded by ${someone(random)}`),
  instead(ITEM, (random, item) => `${item}, paired with ${tagIn(random)}`),
  instead(ITEM, (random, item) => `${item}, enchanting ${someone(random)}`),
  instead(ITEM, (random, item) => `${random.pick(COUNTS)} ${item}`),
  instead(ITEM, (random, item) => `${item} ${random.pick(COUNTS)}`),
  instead(ITEM, (random, item) =>
    Array(random.pick([2, 40, 400]))
      .fill(item)
      .join(' + '),
  ),
  instead(/(?<=^|; )[\p{L}]+(?=[,: ])/gu, someone),
  (_, line) => `${line}; ${line}`,
  (_, line) => `${line}\n${line}`,
  (random, line) =>
    pieces(line, '; ')
      .toReversed()
      .join(random.pick(['; ', '\n', ';;', ' . '])),
  (random, line) => random.some(pieces(line, '; '), 0.7).join('; '),
  (random, line) =>
    `${line}; ${tagIn(random)} -> ${someone(random)}; ${tagIn(random)} -| ${tagIn(random)}`,
  (random, line) => `${line}; ${tagIn(random)}: ${random.pick(COUNTS)} ${tagIn(random)}, 1 Nil`,
  (random, line) =>
    `rules ${random.pick(['1993', '2026-99-99', 'now', '2008-10-01', ''])}; ${line}`,
];

const COUNTS = [
  '0x',
  '1x',
  '-1x',
  '2x 3x',
  '2.5x',
  '1000x',
  '1e9x',
  'x2',
  'two',
  'x x',
  '999999999999x',
];

const garbage = (random: Random, written: readonly string[]): string =>
  Array.from({ length: random.between(0, 12) }, () =>
    random.chance(0.3) ? random.pick(SIGNS) : random.pick(random.pick(written).split(' ')),
  ).join(' ');
