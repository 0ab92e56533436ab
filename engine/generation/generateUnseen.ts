import type { StandingAim } from './aim.ts';
import { GENERATOR, type Generated, generate } from './generate.ts';
import type { Pieces } from './pieces.ts';

/** A board with the seed that gives it by itself. */
export interface Unseen<Board = Generated> {
  readonly seed: string;
  readonly board: Board;
}

/**
 * Of the boards that these seeds give, in their order, the first that is none of those seen but for its names. Where all
 * are, the last that was found: an aim may have no more; nothing where none was found.
 */
export const generateUnseen = (
  pieces: Pieces,
  name: string,
  aim: StandingAim,
  seeds: Iterable<string>,
  seenShapes: ReadonlySet<string>,
  generator = GENERATOR,
): Unseen | undefined =>
  firstUnseen(
    (seed) => generate(pieces, name, aim, seed, generator),
    seeds,
    ({ shape }) => !seenShapes.has(shape),
  );

/** The first board that is wanted of those that seeds give; else the last that was found. */
export function firstUnseen<Board>(
  boardOf: (seed: string) => Board | undefined,
  seeds: Iterable<string>,
  isWanted: (board: Board) => boolean,
): Unseen<Board> | undefined {
  let last: Unseen<Board> | undefined;
  for (const seed of seeds) {
    const board = boardOf(seed);
    if (board === undefined) continue;
    last = { seed, board };
    if (isWanted(board)) return last;
  }
  return last;
}
