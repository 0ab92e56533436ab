import type { SaidAct } from '../log/act.ts';
import type { Board, BoardAct } from './board.ts';
import { oneByOne } from './divisions.ts';

/** What can be tried: a declaration, or one creature’s damage. */
export type TriedAct = SaidAct<'attack' | 'block' | 'divide'>;

/** A board as it stands where something is tried, and what that is. */
export interface Trial {
  readonly before: Board;
  readonly act: TriedAct;
}

/** What is tried last on a board; nothing where its last act is meant to be played, or is none that is tried. */
export function trialOn({ triesLast, ...board }: Board): Trial | undefined {
  return triesLast ? lastAsTrial(board) : undefined;
}

/** The board without what is only tried on it. */
export const withoutTrial = (board: Board): Board => trialOn(board)?.before ?? board;

/** The last act of a board as one that is tried; nothing where it is no declaration, or something was chosen after it. */
export function lastAsTrial(board: Omit<Board, 'triesLast'>): Trial | undefined {
  const acts = oneByOne(board.acts);
  const act = acts.at(-1);
  return act === undefined || !canBeTried(act)
    ? undefined
    : { before: { ...board, acts: acts.slice(0, -1) }, act };
}

/** The board with its last declaration tried; as it is where that is none. */
export const asTried = (board: Board): Board =>
  lastAsTrial(board) === undefined ? board : { ...board, triesLast: true };

const canBeTried = (act: BoardAct): act is TriedAct =>
  act.kind === 'attack' || act.kind === 'block' || act.kind === 'divide';
