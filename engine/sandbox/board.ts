import type { EditionId } from '../citation/editions.ts';
import type { SaidAct } from '../log/act.ts';
import type { Setup } from '../scenario/scenario.ts';

/**
 * A board as somebody put it together: what lies there as attackers are to be declared, and what was decided since. It
 * is plain data, written as one line of text and read from it.
 */
export interface Board {
  /** By whose rules it is played. */
  readonly edition: EditionId;
  /** Ids of permanents follow from their order and from what they are, so that a line need not name them. */
  readonly setup: Setup;
  /** In the order in which the turn asks for them; what is not said is left to the engine’s suggestion. */
  readonly acts: readonly BoardAct[];
}

/** What somebody decides on a board of their own. */
export type BoardAct = SaidAct<'attack' | 'block' | 'order' | 'divide'>;
