import { gameOf } from '../scenario/line.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type Board, type BoardAct, startOf } from './board.ts';
import { begunAt } from './playBoard.ts';

/** What triggers as combat begins, on a board that begins after it. */
export interface EarlierTriggers {
  readonly sources: readonly ObjectId[];
  /** What is decided on the board with them: all pass before the attack, once for each of them. */
  readonly acts: readonly BoardAct[];
}

/** CR 603.2b: nothing where nothing does, or where the board begins there. */
export function earlierTriggers(board: Board): EarlierTriggers | undefined {
  if (startOf(board) !== 'declareAttackers') return undefined;
  const { stack } = gameOf(begunAt(board, 'beginningOfCombat'));
  const sources = stack.flatMap((item) => (item.kind === 'triggered' ? [item.source] : []));
  const passes = sources.map(() => ({ kind: 'allPass' }) as const);
  return sources.length === 0 ? undefined : { sources, acts: [...passes, ...board.acts] };
}
