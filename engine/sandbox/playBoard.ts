import { advance } from '../scenario/advance.ts';
import { isOver } from '../scenario/isOver.ts';
import { beginLine, gameOf, type Line } from '../scenario/line.ts';
import { playDone, troubleOf } from '../scenario/playAct.ts';
import type { Trouble } from '../scenario/problem.ts';
import { unlimitedIn } from '../scenario/scriptToPlay.ts';
import { setUp } from '../scenario/setUp.ts';
import { unlessTooMuch } from '../scenario/unlessTooMuch.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { isDeclaring } from './asked.ts';
import { type Board, type BoardAct, entryOf, startOf } from './board.ts';
import { choicesFirst } from './choicesFirst.ts';
import { divisionsNow, isDividing, oneByOne, openDivisions } from './divisions.ts';

/** How far a game goes: to the next decision that the board does not make, or to the end of combat whatever is left open. */
export type Until = 'decision' | 'end';

/** A game as far as it has been played, with what is still to come. */
export interface Progress {
  readonly line: Line;
  /** The game after what was decided last, before it went on from there. */
  readonly decided: Line;
  /** As the game is told of them. */
  readonly acts: readonly BoardAct[];
  readonly troubles: readonly Trouble[];
}

/** A board as far as it has been played. */
export interface Playing extends Progress {
  /** Of its acts, those that were done. */
  readonly played: readonly BoardAct[];
  /** What it was before each act that the game was told of. */
  readonly before: readonly Progress[];
}

/** Plays what a board has decided, and goes on from there; an act that is refused is the last that is played. */
export function playBoard(board: Board, until: Until): Playing {
  const begun = begunAt(board, startOf(board));
  const written = oneByOne(board.acts);
  const start = { line: begun, decided: begun, acts: choicesFirst(written), troubles: [] };
  const { now, before } = playOn(start, until);
  return { ...now, before, played: doneOf(written, now.acts) };
}

/** Of what is written, what stands before the first act that was not done. */
function doneOf(written: readonly BoardAct[], undone: readonly BoardAct[]): readonly BoardAct[] {
  const first = undone.find(({ kind }) => kind !== 'choose');
  return first === undefined ? written : written.slice(0, written.indexOf(first));
}

/** Its game, as it begins with this step. */
export const begunAt = ({ setup, edition }: Board, step: Step): Line =>
  beginLine(setUp(setup, step, { edition }), unlimitedIn(setup));

/** On to where it stops, and what it was before each act. */
export function playOn(
  from: Progress,
  until: Until,
): { readonly now: Progress; readonly before: readonly Progress[] } {
  const before: Progress[] = [];
  let now = from;
  while (now.troubles.length === 0) {
    const next = playNext(now, until);
    if (next === undefined) break;
    for (const _ of now.acts.slice(next.acts.length)) before.push(now);
    now = next;
  }
  return { now, before };
}

/** One act, or on to where one is asked for; nothing where the game stands there, or is over. */
function playNext(playing: Progress, until: Until): Progress | undefined {
  const { line, acts } = playing;
  const [act] = acts;
  if (act !== undefined && act.kind !== 'divide') return entered(playing, act, 1);
  if (isDividing(line, acts)) return divided(playing, until);
  if (isFinished(line)) return act && entered(playing, act, 1);
  if (until === 'decision' && isDeclaring(line)) return act && entered(playing, act, 1);
  return wentOn(playing, until);
}

/** A board that begins in the main phase goes on to its combat (CR 505.1, 506.1). */
export const isFinished = (line: Line): boolean => isOver(line) && !isBeforeCombat(line);

const isBeforeCombat = (line: Line): boolean => {
  const { step, number } = gameOf(line).turn;
  return step === 'precombatMain' && number === FIRST_TURN;
};

const FIRST_TURN = 1;

const wentOn = (playing: Progress, until: Until): Progress => {
  const { line, acts } = playing;
  const isThere = (one: Line): boolean =>
    isFinished(one) || isDividing(one, acts) || (until === 'decision' && isDeclaring(one));
  const reached = unlessTooMuch(() => advance(line, isThere));
  if (reached.kind === 'tooMuch') return { ...playing, troubles: [reached] };
  const { value } = reached;
  return value.ok
    ? { ...playing, line: value.value }
    : { ...playing, troubles: [troubleOf(value.error)] };
};

/** The divisions of this step that the board makes; where some are left open, they are asked for. */
function divided(playing: Progress, until: Until): Progress | undefined {
  const { line, acts } = playing;
  const { shares, taken } = divisionsNow(gameOf(line), acts);
  const isWhole = openDivisions(line, shares).length === 0;
  if (!isWhole && until === 'decision') return undefined;
  return entered(playing, { kind: 'divide', assignments: shares }, taken);
}

/** What an act, or several at once, came to. */
function entered(playing: Progress, act: BoardAct, n: number): Progress {
  const { line, acts } = playing;
  const next = unlessTooMuch(() => playDone(line, entryOf(act)));
  if (next.kind === 'tooMuch') return { ...playing, troubles: [next] };
  const isDone = next.value.troubles.length === 0;
  return {
    ...next.value,
    decided: isDone ? next.value.line : playing.decided,
    acts: isDone ? acts.slice(n) : acts,
  };
}
