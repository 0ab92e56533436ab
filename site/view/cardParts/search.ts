// Which cards a text may mean, asked of the parts that its words could need.
import { tellingWords, wordPartOf } from './places.ts';
import { type Posting, postingsBeginning, postingsOf, type WordPart } from './wordPart.ts';

/** A part of the words; nothing where there is none. */
export type WordParts = (part: string) => Promise<WordPart | undefined>;

/** As many words of a text are looked at as the name of a card has. */
const MOST_WORDS = 9;

/** The marks of the cards whose whole name a text may begin with: all its telling words, and no others. */
export async function namedAtStart(text: string, parts: WordParts): Promise<readonly string[]> {
  const words = tellingWords(text).slice(0, MOST_WORDS);
  const found = new Set<string>();
  let left: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  for (const [nth, word] of words.entries()) {
    const postings = await withWord(word, parts, postingsOf);
    const now = lengthsOf(postings);
    left = left === undefined ? now : meeting(left, now);
    for (const [mark, lengths] of left) if (lengths.has(nth + 1)) found.add(mark);
    const isOver = [...left.values()].every((lengths) => Math.max(...lengths) <= nth + 1);
    if (isOver) break;
  }
  return [...found];
}

/** The marks of cards that somebody who has typed this far may mean, the likeliest first. */
export async function beginningSo(
  text: string,
  parts: WordParts,
  most: number,
): Promise<readonly string[]> {
  const words = tellingWords(text).slice(0, MOST_WORDS);
  let left: ReadonlyMap<string, number> | undefined;
  for (const word of words) {
    if (word.length < 2 && left !== undefined) continue;
    const ranks = ranksOf(await withWord(word, parts, postingsBeginning));
    // A word that stands in no name is left out, as one is that is typed wrong.
    if (ranks.size === 0) continue;
    left = left === undefined ? ranks : added(left, ranks);
  }
  return [...(left ?? [])]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([mark]) => mark);
}

async function withWord(
  word: string,
  parts: WordParts,
  find: (word: string, part: WordPart) => readonly Posting[],
): Promise<readonly Posting[]> {
  const name = wordPartOf(word);
  const part = name === undefined ? undefined : await parts(name);
  return part === undefined ? [] : find(word, part);
}

const lengthsOf = (postings: readonly Posting[]): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(
    [...Map.groupBy(postings, ({ mark }) => mark)].map(([mark, all]) => [
      mark,
      new Set(all.map(({ words }) => words)),
    ]),
  );

const meeting = (
  some: ReadonlyMap<string, ReadonlySet<number>>,
  others: ReadonlyMap<string, ReadonlySet<number>>,
): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(
    [...some].flatMap(([mark, lengths]) => {
      const both = lengths.intersection(others.get(mark) ?? new Set());
      return both.size === 0 ? [] : [[mark, both] as const];
    }),
  );

/** Short names first, and among them those that begin with the word; in the order of the part where that is alike. */
function ranksOf(postings: readonly Posting[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const { mark, words, isFirst } of postings) {
    const rank = words + (isFirst ? 0 : 10);
    ranks.set(mark, Math.min(rank, ranks.get(mark) ?? rank));
  }
  return ranks;
}

const added = (
  some: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const both = [...some].flatMap(([mark, rank]) => {
    const other = others.get(mark);
    return other === undefined ? [] : [[mark, Math.min(rank, other)] as const];
  });
  // Of words that stand in no name together, the first goes before.
  return both.length === 0 ? some : new Map(both);
};
