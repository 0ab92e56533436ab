import { checkAttackers } from '../declaration/checkAttackers.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import { judgeLonger } from '../solver/index.ts';
import { DEFAULT_LIMITS } from '../solver/limits.ts';
import type { BoardAct } from './board.ts';
import type { Table } from './tableOf.ts';

/**
 * Looks for the proof that a declaration lacks, so many times as long as usual. What is found is known to whatever is
 * ruled on afterwards, this declaration in a game that is played anew too.
 */
export function searchLonger(
  { awaits }: Pick<Table, 'awaits'>,
  act: BoardAct,
  times: number,
): void {
  if (awaits === undefined) return;
  const { answer, game } = awaits;
  const judge = judgeLonger({ steps: DEFAULT_LIMITS.steps * times });
  if (act.kind === 'attack') checkAttackers(game, act.declaration, judge);
  if (act.kind === 'block') checkBlockers(game, answer.player, act.declaration, judge);
}
