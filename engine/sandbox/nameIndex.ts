import type { Card, CardLookup } from '../scenario/card.ts';
import { editDistance } from '../scenario/reading/nearestWord.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { caseFold } from './caseFold.ts';

/**
 * Cards that somebody who has typed this far may mean, the likeliest first: each word typed begins a word of the name in
 * one of the languages; where that finds too few, those whose words it nearly begins.
 */
export function findCards(text: string, cards: CardLookup, most: number): readonly Card[] {
  const typed = wordsOfName(text.slice(0, 100));
  if (typed.length === 0) return [];
  const exact = ranked(typed, cards, beginsWith);
  if (exact.length >= most) return exact.slice(0, most).map(({ card }) => card);
  const near = ranked(typed, cards, nearlyBeginsWith);
  return [...new Set([...exact, ...near].map(({ card }) => card))].slice(0, most);
}

/**
 * Names of cards, one of each, that somebody may mean by a text that names none: first those whose words begin so, then
 * those that have some of its words, but for how these end in a plural.
 */
export function namesLike(text: string, cards: CardLookup, most: number): readonly string[] {
  const typed = wordsOfName(text.slice(0, 100));
  if (typed.length === 0) return [];
  const found = [...ranked(typed, cards, beginsWith), ...alike(typed, cards)];
  const first = found.filter(({ card }, at) => found.findIndex((one) => one.card === card) === at);
  return first.slice(0, most).map(({ name }) => name);
}

type Fits = (word: string, typed: string) => boolean;

interface Ranked {
  readonly card: Card;
  /** The one that fits best. */
  readonly name: string;
}

const ranked = (typed: readonly string[], cards: CardLookup, fits: Fits): readonly Ranked[] =>
  byRank(cards, (words) => rankOf(typed, words, fits));

/** The most words alike first; of several names that are alike, the one with the fewest others. */
function alike(typed: readonly string[], cards: CardLookup): readonly Ranked[] {
  const stems = typed.map(stemOf).filter((stem) => stem.length >= 3);
  return byRank(cards, (words) => {
    const same = words.filter((word) => stems.includes(stemOf(word))).length;
    return same * 2 < typed.length || same === 0 ? undefined : words.length - 100 * same;
  });
}

/** A name without the endings by which a plural differs: `bears`, `orsi`, `osos`. */
export const stemsOf = (name: string): string => wordsOfName(name).map(stemOf).join(' ');

const stemOf = (word: string): string =>
  word.replace(/(?<=.{2})s$/, '').replace(/(?<=.{2})[aeio]$/, '');

function byRank(
  cards: CardLookup,
  rank: (words: readonly string[]) => number | undefined,
): readonly Ranked[] {
  return indexOf(cards)
    .flatMap(({ card, names }) => {
      const [best] = names
        .flatMap(({ name, words }) => {
          const own = rank(words);
          return own === undefined ? [] : [{ card, name, rank: own }];
        })
        .toSorted((a, b) => a.rank - b.rank);
      return best ?? [];
    })
    .toSorted((a, b) => a.rank - b.rank);
}

// The whole name comes first, then names that begin so, then those in which it begins another word.
function rankOf(typed: readonly string[], name: readonly string[], fits: Fits): number | undefined {
  if (!typed.every((word) => name.some((one) => fits(one, word)))) return undefined;
  const begins = typed.every((word, index) => fits(name[index] ?? '', word));
  if (!begins) return 2;
  return name.join(' ') === typed.join(' ') ? 0 : 1;
}

const beginsWith: Fits = (word, typed) => word.startsWith(typed);

const nearlyBeginsWith: Fits = (word, typed) =>
  typed.length < 3
    ? word.startsWith(typed)
    : [typed.length - 1, typed.length, typed.length + 1].some(
        (n) => editDistance(word.slice(0, n), typed) <= Math.floor(typed.length / 3),
      );

interface Indexed {
  readonly card: Card;
  readonly names: readonly { readonly name: string; readonly words: readonly string[] }[];
}

const indexOf = remembered((cards: CardLookup): readonly Indexed[] =>
  [...cards.values()].map((card) => ({
    card,
    names: [card.names, ...(card.back === undefined ? [] : [card.back.names])]
      .flatMap(({ en, it, es }) => [en, it, es])
      .flatMap((name) => (name === undefined ? [] : [{ name, words: wordsOfName(name) }])),
  })),
);

/** The words of a name as they are compared. */
export const wordsOfName = (text: string): readonly string[] =>
  caseFold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
