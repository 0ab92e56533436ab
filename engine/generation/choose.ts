import type { Random } from '../vocabulary/random.ts';
import type { Piece } from './pieces.ts';

/** How many times as often as another a piece is chosen that has a word which is still wanted. */
const WEIGHT = 8;

/**
 * As many pieces as are asked for, one by one: as long as no piece chosen has one of a group of words, those that do are
 * chosen more often.
 */
export function chosenPieces(
  random: Random,
  from: readonly Piece[],
  n: number,
  wanted: readonly (readonly string[])[],
): readonly Piece[] {
  const chosen: Piece[] = [];
  while (chosen.length < n) {
    const missing = wanted.filter((group) => !chosen.some((piece) => hasWordOf(piece, group)));
    const weights = from.map((piece) =>
      missing.some((group) => hasWordOf(piece, group)) ? WEIGHT : 1,
    );
    chosen.push(weighted(random, from, weights));
  }
  return chosen;
}

function weighted(random: Random, from: readonly Piece[], weights: readonly number[]): Piece {
  let left = random.between(
    1,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return from[at] ?? random.pick(from);
}

/** Whether a word stands anywhere in what the piece can do. */
export const hasWordOf = (piece: Piece, words: readonly string[]): boolean =>
  words.some((word) => wordsIn(piece).has(word));

function wordsIn(piece: Piece): ReadonlySet<string> {
  const known = WORDS.get(piece) ?? new Set(said(piece));
  WORDS.set(piece, known);
  return known;
}

const said = ({ characteristics: { abilities, types } }: Piece): readonly string[] =>
  JSON.stringify([abilities, types]).match(/\w+/g) ?? [];

/** The same pieces are chosen from for board after board. */
const WORDS = new WeakMap<Piece, ReadonlySet<string>>();
