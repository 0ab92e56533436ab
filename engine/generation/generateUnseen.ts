import type { Aim } from './aim.ts';
import { GENERATOR, type Generated, generate } from './generate.ts';
import type { Pieces } from './pieces.ts';

/** A board with the seed that gives it by itself. */
export interface Unseen {
  readonly seed: string;
  readonly board: Generated;
}

/**
 * Of the boards that these seeds give, in their order, the first that is none of those seen but for its names. Where all
 * are, the last that was found: an aim may have no more; nothing where none was found.
 */
export function generateUnseen(
  pieces: Pieces,
  name: string,
  aim: Aim,
  seeds: Iterable<string>,
  seenShapes: ReadonlySet<string>,
  generator = GENERATOR,
): Unseen | undefined {
  let last: Unseen | undefined;
  for (const seed of seeds) {
    const board = generate(pieces, name, aim, seed, generator);
    if (board === undefined) continue;
    last = { seed, board };
    if (!seenShapes.has(board.shape)) return last;
  }
  return last;
}
