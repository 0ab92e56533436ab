import type { Aim } from './aim.ts';
import { type Generated, generate } from './generate.ts';
import type { Pieces } from './pieces.ts';

/** A board with the seed that gives it by itself. */
export interface Apart {
  readonly seed: string;
  readonly board: Generated;
}

/**
 * The first board that is none of those seen but for its names, of what a seed and the seeds after it give (`a`, `a'1`,
 * `a'2` …). Where all are, the last that was found: an aim may have no more; nothing where none was found.
 */
export function generateApart(
  pieces: Pieces,
  name: string,
  aim: Aim,
  seed: string,
  seenShapes: ReadonlySet<string>,
): Apart | undefined {
  let last: Apart | undefined;
  for (let other = 0; other <= MOST_OTHERS; other += 1) {
    const tried = other === 0 ? seed : `${seed}'${other}`;
    const board = generate(pieces, name, aim, tried);
    if (board === undefined) continue;
    last = { seed: tried, board };
    if (!seenShapes.has(board.shape)) return last;
  }
  return last;
}

const MOST_OTHERS = 8;
