import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexLine } from '#engine';

const FOLDER = 'scenarios/cardIndex';
const PART = /^[a-z]+\.jsonl$/;

/** A part of the index of all cards, with its lines. */
export interface IndexFile {
  readonly file: string;
  readonly text: string;
}

/** The parts of the index of the project at `root`, sorted; none where it has no index. */
export function indexFiles(root: string): readonly IndexFile[] {
  const names = existsSync(join(root, FOLDER)) ? readdirSync(join(root, FOLDER)).toSorted() : [];
  return names.filter((name) => PART.test(name)).map((name) => readOnce(root, `${FOLDER}/${name}`));
}

// The parts are some megabytes in all, and a process asks for them again and again.
const lastRead = new Map<string, IndexFile & { readonly at: number }>();

function readOnce(root: string, file: string): IndexFile {
  const path = join(root, file);
  const { mtimeMs } = statSync(path);
  const before = lastRead.get(path);
  if (before?.at === mtimeMs) return before;
  const read = { file, text: readFileSync(path, 'utf8'), at: mtimeMs };
  lastRead.set(path, read);
  return read;
}

/** The lines of a part that say something. */
export const linesIn = ({ file, text }: IndexFile): readonly IndexLine[] =>
  text
    .split('\n')
    .flatMap((line, nth) => (line === '' ? [] : [{ file, line: nth + 1, text: line }]));

const ID = /^\{"id":"([^"]*)"/;

/** The id of the card in a line, which stands in front, so that nothing more of the line need be read. */
export const idIn = ({ text }: IndexLine): string | undefined => ID.exec(text)?.[1];
