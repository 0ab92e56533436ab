import { replayOf } from '../scenario/replayOf.ts';
import type { Board } from './board.ts';
import { playBoard } from './playBoard.ts';
import { type Table, viewOf } from './tableOf.ts';

/**
 * A board after the first `n` of its acts, and no further: what comes next by itself is not played, since something that
 * is not known may come before it. An act that is refused is the last.
 */
export function tableAfter(board: Board, n: number): Table {
  const { line, decided, played, troubles } = playBoard(
    { ...board, acts: board.acts.slice(0, n) },
    'decision',
  );
  const isStopped = troubles.length > 0;
  const shown = isStopped ? line : decided;
  return {
    replay: replayOf(shown, { edition: board.edition }, { branch: 'main', stops: 'events' }),
    view: viewOf(shown),
    awaits: undefined,
    decided: shown,
    now: shown,
    stopped: isStopped ? { troubles, played } : undefined,
  };
}
