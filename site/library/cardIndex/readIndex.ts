import { type Card, type IndexLine, type Issue, readIndexedCard } from '#engine';
import { guarded } from '../failure.ts';
import { digestOf, readingDigest } from '../judged/digest.ts';
import { cacheFile, readCached, writeCached } from '../judged/judgementCache.ts';
import { type IndexFile, idIn, indexFiles, linesIn } from './indexFiles.ts';

/** What a part of the index comes to. */
export interface PartRead {
  readonly cards: readonly Card[];
  readonly issues: readonly Issue[];
}

/** All parts of the index at `root`, each as it was kept where neither it nor what reads it has changed. */
export function cachedIndex(root: string, reader: string = readingDigest()): PartRead {
  const of = indexFiles(root);
  const isSame =
    last?.reader === reader &&
    last.of.length === of.length &&
    of.every((part, nth) => last?.of[nth] === part);
  if (last !== undefined && isSame) return last.read;
  const parts = of.map((part) => keptPart(root, part, reader));
  const read = {
    cards: parts.flatMap(({ cards }) => cards),
    issues: parts.flatMap(({ issues }) => issues),
  };
  last = { of, reader, read };
  return read;
}

/** A process asks for the same again and again. */
let last:
  | { readonly of: readonly IndexFile[]; readonly reader: string; readonly read: PartRead }
  | undefined;

interface Kept extends PartRead {
  readonly key: string;
}

function keptPart(root: string, part: IndexFile, reader: string): PartRead {
  const key = digestOf(reader, part.file, part.text);
  const path = cacheFile(root, `${part.file.split('/').at(-1)}.json`);
  const text = readCached(path);
  const found: Kept | undefined = text === undefined ? undefined : JSON.parse(text);
  if (found?.key === key) return found;
  const read = readPart(part);
  writeCached(path, JSON.stringify({ key, ...read } satisfies Kept));
  return read;
}

/** The cards of a part, and everything that is wrong with its lines. */
function readPart(part: IndexFile): PartRead {
  const lines = linesIn(part);
  const read = lines.map((line) =>
    guarded(
      line.file,
      () => readIndexedCard(line),
      (issue) => ({ ok: false as const, error: [{ ...issue, line: line.line }] }),
    ),
  );
  return {
    cards: read.flatMap((one) => (one.ok ? [one.value] : [])),
    issues: [...read.flatMap((one) => (one.ok ? [] : one.error)), ...outOfOrder(lines)],
  };
}

/** Sorted by letters as they are coded, so that every machine sorts alike. */
function outOfOrder(lines: readonly IndexLine[]): readonly Issue[] {
  let before = '';
  return lines.flatMap((line): readonly Issue[] => {
    const id = idIn(line) ?? before;
    const isNext = id > before || id === '';
    before = isNext ? id : before;
    return isNext || idIn(line) === undefined ? [] : [issueAt(line, 'notSorted', id, [])];
  });
}

/** An issue with a line of the index. */
export const issueAt = (
  { file, line }: Omit<IndexLine, 'text'>,
  code: Issue['code'],
  found: string,
  expected: readonly string[],
): Issue => ({ file, line, column: 1, code, found, expected, nearest: undefined });
