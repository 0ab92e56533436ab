import type { Board } from './board.ts';
import { type Table, tableOf } from './tableOf.ts';

/**
 * The table at the declaration with which a board goes on that is not understood from there on: what may be declared
 * there hangs on what was understood alone. Nothing where something else could come before it, or is not understood.
 */
export function declaredNext({ unread = [], ...board }: Board): Table | undefined {
  const [first] = unread;
  if (first?.declares === undefined) return undefined;
  const table = tableOf(board, 'decision');
  const isThere = table.stopped === undefined && table.awaits?.answer.kind === first.declares;
  return isThere ? table : undefined;
}
