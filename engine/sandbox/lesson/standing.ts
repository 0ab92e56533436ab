import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Board, BoardAct } from '../board.ts';
import { oneByOne } from '../divisions.ts';
import { playBoard } from '../playBoard.ts';
import { rulable } from '../rulable.ts';
import { type Awaited, tableOf } from '../tableOf.ts';
import { lastAsTrial, type Trial, type TriedAct, trialOn } from '../tried.ts';
import { isPlain } from './plain.ts';

/** A board where something can be asked of it. */
export interface Standing {
  /** What is played of it as it is asked. */
  readonly board: Board;
  /** What is done after that, where what comes of it is asked. */
  readonly later: readonly BoardAct[];
  readonly awaits: Awaited | undefined;
  /** What is tried there. */
  readonly tried: TriedAct | undefined;
  readonly players: readonly PlayerId[];
}

/** Nothing where something of it is not understood, or it can’t be played as it says. */
export function standingOn(meant: Board): Standing | undefined {
  if (rulable(meant).kind !== 'whole') return undefined;
  const players = meant.setup.players.map(({ id }) => id);
  const trial = trialOn(meant) ?? refusedOn(meant);
  const tried = trial && standing(trial.before);
  if (trial !== undefined && tried?.awaits !== undefined && isFor(trial.act, tried.awaits))
    return { ...tried, tried: trial.act, players };
  const { triesLast: _, ...board } = meant;
  const here = standing(board);
  return here && { ...here, tried: undefined, players };
}

function refusedOn(board: Board): Trial | undefined {
  const last = lastAsTrial(board);
  return last !== undefined && tableOf(board, 'decision').stopped !== undefined ? last : undefined;
}

/** What is said of it besides who attacks or blocks whom is no part of an answer. */
const isFor = (act: TriedAct, { answer }: Awaited): boolean =>
  isPlain(act) &&
  (act.kind === 'divide'
    ? answer.kind === 'division' &&
      act.assignments.every(({ source }) => source === answer.choice.source)
    : answer.kind === act.kind);

type Here = Pick<Standing, 'board' | 'later' | 'awaits'>;

function standing(board: Board): Here | undefined {
  const { awaits, stopped } = tableOf(board, 'decision');
  if (stopped !== undefined || awaits?.answer.kind === 'order') return undefined;
  if (awaits === undefined) return { ...beforeDamage(board), awaits };
  // Of damage that several creatures deal, none is divided before all of it is.
  const left = playBoard(board, 'decision').acts.length;
  const acts = left === 0 ? board.acts : withoutLast(oneByOne(board.acts), left);
  return acts && { board: { ...board, acts }, later: [], awaits };
}

/** Nothing where one of them is no division. */
function withoutLast(acts: readonly BoardAct[], n: number): readonly BoardAct[] | undefined {
  const isDivided = acts.slice(-n).every(({ kind }) => kind === 'divide');
  return isDivided ? acts.slice(0, -n) : undefined;
}

/** What comes of a combat is asked as its last damage is still to be dealt. */
function beforeDamage(board: Board): Pick<Standing, 'board' | 'later'> {
  const last = board.acts.findLastIndex(({ kind }) => kind !== 'divide') + 1;
  return { board: { ...board, acts: board.acts.slice(0, last) }, later: board.acts.slice(last) };
}
