import type { Card, CardLookup } from '../scenario/card.ts';
import { editDistance } from '../scenario/reading/nearestWord.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { caseFold } from './caseFold.ts';

/**
 * Cards that somebody who has typed this far may mean, the likeliest first: each word typed begins a word of the name in
 * one of the languages; where that finds too few, those whose words it nearly begins.
 */
export function findCards(text: string, cards: CardLookup, most: number): readonly Card[] {
  const typed = wordsOf(text.slice(0, 100));
  if (typed.length === 0) return [];
  const exact = ranked(typed, cards, beginsWith);
  if (exact.length >= most) return exact.slice(0, most);
  const near = ranked(typed, cards, nearlyBeginsWith).filter((card) => !exact.includes(card));
  return [...exact, ...near].slice(0, most);
}

type Fits = (word: string, typed: string) => boolean;

function ranked(typed: readonly string[], cards: CardLookup, fits: Fits): readonly Card[] {
  return indexOf(cards)
    .flatMap(({ card, names }) => {
      const ranks = names.flatMap((name) => rankOf(typed, name, fits) ?? []);
      return ranks.length === 0 ? [] : [{ card, rank: Math.min(...ranks) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
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
  readonly names: readonly (readonly string[])[];
}

const indexOf = remembered((cards: CardLookup): readonly Indexed[] =>
  [...cards.values()].map((card) => ({
    card,
    names: [card.names, ...(card.back === undefined ? [] : [card.back.names])]
      .flatMap(({ en, it, es }) => [en, it, es])
      .flatMap((name) => (name === undefined ? [] : [wordsOf(name)])),
  })),
);

const wordsOf = (text: string): readonly string[] =>
  caseFold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
