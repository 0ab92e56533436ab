import { actsOf } from './actsOf.ts';
import { type Board, type BoardAct, takesPriority } from './board.ts';
import { oneByOne } from './divisions.ts';
import { type Table, tableOf } from './tableOf.ts';

/**
 * A board that was played to the end with all that the turn asked for on the way as it was declared or divided then, so
 * that its line comes to the same; `table`: how it was played. As it is where its acts can't say that.
 */
export function decidedOut(board: Board, table: Table): Board {
  const asked = oneByOne(actsOf(table.replay.frames)).filter(isAskedFor);
  const left = asked.slice(oneByOne(board.acts).filter(isAskedFor).length);
  if (table.stopped !== undefined || left.length === 0) return board;
  const whole = { ...board, acts: [...board.acts, ...left] };
  return endsAs(tableOf(whole, 'decision'), table) ? whole : board;
}

const isAskedFor = (act: BoardAct): boolean => act.kind !== 'choose' && !takesPriority(act);

const endsAs = ({ awaits, stopped, replay }: Table, end: Table): boolean =>
  awaits === undefined &&
  stopped === undefined &&
  JSON.stringify(replay.outcome) === JSON.stringify(end.replay.outcome);
