import type { PermanentSetup } from '../scenario/scenario.ts';

/** What boards are made of, by what is to be done on them, with a side for each player. */
export interface Pieces {
  readonly block: Sides;
  readonly attack: Sides;
  readonly divide: Sides;
}

/** In the order in which their file has them. */
export interface Sides {
  readonly active: readonly Piece[];
  readonly other: readonly Piece[];
}

/** A permanent as a file of pieces has it, by the name that boards call it. */
export type Piece = Pick<PermanentSetup, 'id' | 'characteristics'>;
