import { type Card, type CardLookup, type IndexLine, readIndexedCard, slugOf } from '#engine';
import { facesOf } from '../cards.ts';
import { idIn, indexFiles, linesIn } from './indexFiles.ts';

/** The cards, and those of the index at `root` that these texts may name by an id or by an English name. */
export function withIndexed(cards: CardLookup, texts: readonly string[], root: string): CardLookup {
  const index = foundIn(root);
  const { lines } = index;
  if (lines.size === 0) return cards;
  const ids = new Set(texts.flatMap((text) => [...idsIn(text, index)]));
  const more = [...ids].filter((id) => !cards.has(id)).flatMap((id) => cardIn(lines.get(id)));
  return more.length === 0
    ? cards
    : new Map([...cards, ...more.flatMap(facesOf).map((card) => [card.id, card] as const)]);
}

/** What can't be read is told by the check of the whole index. */
function cardIn(line: IndexLine | undefined): readonly Card[] {
  if (line === undefined) return [];
  const before = lastRead.get(line.text);
  if (before !== undefined) return [before];
  const read = readIndexedCard(line);
  if (read.ok) lastRead.set(line.text, read.value);
  return read.ok ? [read.value] : [];
}

const lastRead = new Map<string, Card>();

type Lines = ReadonlyMap<string, IndexLine>;

interface Found {
  readonly of: ReturnType<typeof indexFiles>;
  readonly lines: Lines;
  /** What was found in a text before: most are as they were when somebody asked last. */
  readonly ids: Map<string, ReadonlySet<string>>;
}

let found: Found | undefined;

function foundIn(root: string): Found {
  const of = indexFiles(root);
  if (found?.of.length !== of.length || of.some((file, nth) => found?.of[nth] !== file)) {
    const lines = new Map(of.flatMap(linesIn).map((line) => [idIn(line) ?? '', line]));
    found = { of, lines, ids: new Map() };
  }
  return found;
}

/** As many words as the name of a card has that a text is searched for. */
const MOST_WORDS = 8;

function idsIn(text: string, { lines, ids }: Found): ReadonlySet<string> {
  const before = ids.get(text);
  if (before !== undefined) return before;
  const words = (text.match(/[a-z0-9][a-z0-9-]*/g) ?? []).filter((word) => lines.has(word));
  const now = new Set([...words, ...namesIn(text, lines)]);
  ids.set(text, now);
  return now;
}

/** A name begins with a capital letter, and stands in one line. */
function namesIn(text: string, lines: Lines): readonly string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])(?=\p{Lu})/gu)].flatMap(({ index }) => {
    const words = slugOf(text.slice(index, index + 100).split(/[\n;:+]/)[0] ?? '').split('-');
    return words
      .slice(0, MOST_WORDS)
      .map((_, n) => words.slice(0, n + 1).join('-'))
      .filter((id) => lines.has(id));
  });
}
