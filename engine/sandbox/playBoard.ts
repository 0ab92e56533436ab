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
import { divisionsNow, isDividing, oneByOne, openDivisions } from './divisions.ts';

/** How far a game goes: to the next decision that the board does not make, or to the end of combat whatever is left open. */
export type Until = 'decision' | 'end';

/** A board as far as it has been played. */
export interface Playing {
  readonly line: Line;
  /** The game after what was decided last, before it went on from there. */
  readonly decided: Line;
  /** Those that are still to come. */
  readonly acts: readonly BoardAct[];
  /** Those that were done. */
  readonly played: readonly BoardAct[];
  readonly troubles: readonly Trouble[];
}

/** Plays what a board has decided, and goes on from there; an act that is refused is the last that is played. */
export function playBoard(board: Board, until: Until): Playing {
  const begun = begunAt(board, startOf(board));
  const acts = oneByOne(board.acts);
  return playOn({ line: begun, decided: begun, acts, played: [], troubles: [] }, until);
}

/** Its game, as it begins with this step. */
export const begunAt = ({ setup, edition }: Board, step: Step): Line =>
  beginLine(setUp(setup, step, { edition }), unlimitedIn(setup));

function playOn(from: Playing, until: Until): Playing {
  let now = from;
  while (now.troubles.length === 0) {
    const next = playNext(now, until);
    if (next === undefined) return now;
    now = next;
  }
  return now;
}

/** One act, or on to where one is asked for; nothing where the game stands there, or is over. */
function playNext(playing: Playing, until: Until): Playing | undefined {
  const { line, acts } = playing;
  const [act] = acts;
  if (act !== undefined && act.kind !== 'divide') return entered(playing, act, 1);
  if (isDividing(line, acts)) return divided(playing, until);
  if (isOver(line)) return act && entered(playing, act, 1);
  if (until === 'decision' && isDeclaring(line)) return act && entered(playing, act, 1);
  return wentOn(playing, until);
}

const wentOn = (playing: Playing, until: Until): Playing => {
  const { line, acts } = playing;
  const isThere = (one: Line): boolean =>
    isOver(one) || isDividing(one, acts) || (until === 'decision' && isDeclaring(one));
  const reached = unlessTooMuch(() => advance(line, isThere));
  if (reached.kind === 'tooMuch') return { ...playing, troubles: [reached] };
  const { value } = reached;
  return value.ok
    ? { ...playing, line: value.value }
    : { ...playing, troubles: [troubleOf(value.error)] };
};

/** The divisions of this step that the board makes; where some are left open, they are asked for. */
function divided(playing: Playing, until: Until): Playing | undefined {
  const { line, acts } = playing;
  const { shares, taken } = divisionsNow(gameOf(line), acts);
  const isWhole = openDivisions(line, shares).length === 0;
  if (!isWhole && until === 'decision') return undefined;
  return entered(playing, { kind: 'divide', assignments: shares }, taken);
}

/** What an act, or several at once, came to. */
function entered(playing: Playing, act: BoardAct, n: number): Playing {
  const { line, acts, played } = playing;
  const next = unlessTooMuch(() => playDone(line, entryOf(act)));
  if (next.kind === 'tooMuch') return { ...playing, troubles: [next] };
  const isDone = next.value.troubles.length === 0;
  return {
    ...next.value,
    decided: isDone ? next.value.line : playing.decided,
    acts: acts.slice(n),
    played: isDone ? [...played, ...acts.slice(0, n)] : played,
  };
}
