import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { writeLine } from '#engine/sandbox';
import { lineBoard } from '../../engine/testing/boards/lineBoard.ts';
import { type Random, randomFrom } from '../../engine/vocabulary/random.ts';
import type { Language } from '../../site/i18n/languages.ts';

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
  for (let time = 0; time < times; time += 1) line = random.pick(SLIPS)(random, line, written);
  return line;
}

/** Boards of what people of a language type, each phrase on a creature; and all that was written in any. */
export function linesIn(root: string, language: Language): readonly string[] {
  const rows = readFileSync(`${root}/site/client/sandbox/typed/phrases.tsv`, 'utf8').split('\n');
  const typed = rows.flatMap((row) => {
    const [of, phrase = ''] = row.split('\t');
    return of === language
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

const garbage = (random: Random, written: readonly string[]): string =>
  Array.from({ length: random.between(0, 12) }, () =>
    random.chance(0.3) ? random.pick(SIGNS) : random.pick(random.pick(written).split(' ')),
  ).join(' ');
