import type { Random } from '../vocabulary/random.ts';
import type { Piece } from './pieces.ts';
import { hasWordOf } from './words.ts';

/** What is wanted of a side: of each group of words one on some piece, and pieces of which all have one of `mostly`. */
export interface WantedWords {
  readonly once: readonly (readonly string[])[];
  readonly mostly?: readonly string[];
}

/** How many times as often as another a piece is chosen that has a word which is still wanted. */
const WEIGHT = 24;

/**
 * As many pieces as are asked for, one by one: as long as no piece chosen has one of a group of words, those that do are
 * chosen more often.
 */
export function chosenPieces(
  random: Random,
  from: readonly Piece[],
  n: number,
  { once, mostly = [] }: WantedWords,
): readonly Piece[] {
  const chosen: Piece[] = [];
  while (chosen.length < n) {
    const missing = once.filter((group) => !chosen.some((piece) => hasWordOf(piece, group)));
    const weights = from.map((piece) =>
      missing.some((group) => hasWordOf(piece, group)) || hasWordOf(piece, mostly) ? WEIGHT : 1,
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
