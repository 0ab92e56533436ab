// In which names a word stands, so that a card is found by any word of its name in any language.
import type { Card } from '#engine';
import { nearestWord, stemsOf } from '#engine/sandbox';
import { MARK, markOf, tellingWords, wordPartOf } from './places.ts';

/**
 * For each word the marks of the cards in whose names it stands, in groups with a space between: in front of each, how
 * many telling words these names have, and a full stop where the word is their first. The shortest names come first.
 */
export type WordPart = Readonly<Record<string, string>>;

/** The parts of the words of these cards, by what the words of a part begin with. */
export function packWords(cards: readonly Card[]): ReadonlyMap<string, WordPart> {
  const places = new Map<string, Map<string, Map<string, number>>>();
  for (const card of cards)
    for (const name of spokenNames(card)) note(places, markOf(card.id), name);
  const words = [...places].map(([word, groups]) => [word, wordEntry(groups)] as const);
  const parts = Map.groupBy(words, ([word]) => wordPartOf(word));
  return new Map(
    [...parts].flatMap(([part, all]) =>
      part === undefined
        ? []
        : [[part, Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1)))] as const],
    ),
  );
}

/** What a card may be called: on either face, and by what stands before a comma. */
const spokenNames = ({ names, back }: Card): readonly string[] => [
  ...new Set(
    [...Object.values(names), ...Object.values(back?.names ?? {})].flatMap((name) => {
      const [first = name, ...title] = name.split(',');
      return title.length === 0 ? [name] : [name, first];
    }),
  ),
];

function note(
  places: Map<string, Map<string, Map<string, number>>>,
  mark: string,
  name: string,
): void {
  const words = tellingWords(name);
  for (const [nth, word] of words.entries()) {
    const groups = places.get(word) ?? new Map<string, Map<string, number>>();
    places.set(word, groups);
    const group = `${Math.min(9, words.length)}${nth === 0 ? '.' : ''}`;
    const marks = groups.get(group) ?? new Map<string, number>();
    groups.set(group, marks);
    marks.set(mark, Math.min(name.length, marks.get(mark) ?? name.length));
  }
}

const wordEntry = (groups: ReadonlyMap<string, ReadonlyMap<string, number>>): string =>
  [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, marks]) => `${group}${byLength(marks).join('')}`)
    .join(' ');

const byLength = (marks: ReadonlyMap<string, number>): readonly string[] =>
  [...marks].toSorted(([, a], [, b]) => a - b).map(([mark]) => mark);

/** A card in one of whose names a word stands. */
export interface Posting {
  readonly mark: string;
  /** How many telling words that name has. */
  readonly words: number;
  /** The word is the first of them. */
  readonly isFirst: boolean;
}

/** Those of a word, but for how it ends in a plural. */
export const postingsOf = (word: string, part: WordPart): readonly Posting[] => {
  const stem = stemsOf(word);
  return postingsWhere(part, (one) => one === word || stemsOf(one) === stem);
};

/** Those of all words that begin so; where none does, of the one that was probably meant. */
export function postingsBeginning(typed: string, part: WordPart): readonly Posting[] {
  const found = postingsWhere(part, (word) => word.startsWith(typed));
  if (found.length > 0 || typed.length < 4) return found;
  const nearest = nearestWord(typed, Object.keys(part));
  return nearest === undefined ? [] : postingsWhere(part, (word) => word === nearest);
}

const postingsWhere = (part: WordPart, fits: (word: string) => boolean): readonly Posting[] =>
  Object.entries(part).flatMap(([word, entry]) => (fits(word) ? postingsIn(entry) : []));

const postingsIn = (entry: string): readonly Posting[] =>
  entry.split(' ').flatMap((group) => {
    const words = Number(group.charAt(0));
    const isFirst = group.charAt(1) === '.';
    const marks = group.slice(isFirst ? 2 : 1);
    return Array.from({ length: marks.length / MARK }, (_, nth) => ({
      mark: marks.slice(nth * MARK, (nth + 1) * MARK),
      words,
      isFirst,
    }));
  });
