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
  if (table.stopped !== undefined || tableOf(board, 'decision').awaits === undefined) return board;
  const whole = left.map((_, at) => withActs(board, left.slice(0, at + 1)));
  return whole.find((one) => endsAs(tableOf(one, 'decision'), table)) ?? board;
}

/** What comes after the last thing that is open needs no saying. */
const withActs = (board: Board, more: readonly BoardAct[]): Board => ({
  ...board,
  acts: [...board.acts, ...more],
});

const isAskedFor = (act: BoardAct): boolean => act.kind !== 'choose' && !takesPriority(act);

const endsAs = ({ awaits, stopped, replay }: Table, end: Table): boolean =>
  awaits === undefined &&
  stopped === undefined &&
  JSON.stringify(replay.outcome) === JSON.stringify(end.replay.outcome);
