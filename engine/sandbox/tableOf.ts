import type { BoardView } from '../explanation/boardView.ts';
import type { Replay } from '../explanation/frame.ts';
import { legendFor, legendOf } from '../explanation/legend.ts';
import { viewState } from '../explanation/viewBoard.ts';
import { advance } from '../scenario/advance.ts';
import { isOver } from '../scenario/isOver.ts';
import { beginLine, gameOf, type Line } from '../scenario/line.ts';
import { playDone, troubleOf } from '../scenario/playAct.ts';
import type { Trouble } from '../scenario/problem.ts';
import { replayOf } from '../scenario/replayOf.ts';
import { unlimitedIn } from '../scenario/scriptToPlay.ts';
import { setUp } from '../scenario/setUp.ts';
import { unlessTooMuch } from '../scenario/unlessTooMuch.ts';
import type { GameState } from '../state/gameState.ts';
import { type Asked, askedIn, isDeclaring } from './asked.ts';
import { type Board, type BoardAct, entryOf, startOf } from './board.ts';
import { divisionsNow, isDividing, oneByOne, openDivisions } from './divisions.ts';

/** What has come of a board: what happened, and what is to be decided next. */
export interface Table {
  readonly replay: Replay;
  /** As it is now. */
  readonly view: BoardView;
  /** Nothing where combat is over, or where it can’t go on. */
  readonly awaits: Awaited | undefined;
  /** The game after what was decided last, before it went on from there, and as it is now. */
  readonly decided: Line;
  readonly now: Line;
  /** Why the game did not go on as the board says, and what of it was played: what is refused is awaited again. */
  readonly stopped:
    | { readonly troubles: readonly Trouble[]; readonly played: readonly BoardAct[] }
    | undefined;
}

/** A decision: the game in which it is to be made, and what is right there. */
export interface Awaited extends Asked {
  readonly game: GameState;
}

/** How far a game goes: to the next decision that the board does not make, or to the end of combat whatever is left open. */
export type Until = 'decision' | 'end';

/**
 * Plays a board: what it has decided, and what the turn brings besides. An act that is refused is the last that is
 * played; the replay shows it.
 */
export function tableOf(board: Board, until: Until): Table {
  const rules = { edition: board.edition };
  const begun = beginLine(setUp(board.setup, startOf(board), rules), unlimitedIn(board.setup));
  const acts = oneByOne(board.acts);
  const came = playOn({ line: begun, decided: begun, acts, played: [], troubles: [] }, until);
  const { line, decided, played, troubles } = came;
  return {
    replay: replayOf(line, rules, { branch: 'main', stops: 'events' }),
    view: viewOf(line),
    awaits: awaitedIn(line, troubles.length === 0 ? came.acts : []),
    decided,
    now: line,
    stopped: troubles.length === 0 ? undefined : { troubles, played },
  };
}

const viewOf = (line: Line): BoardView => {
  const { moments } = line;
  const game = gameOf(line);
  return viewState(game, moments.length === 0 ? legendOf(game) : legendFor(moments));
};

interface Playing {
  readonly line: Line;
  readonly decided: Line;
  /** Those that are still to come. */
  readonly acts: readonly BoardAct[];
  readonly played: readonly BoardAct[];
  readonly troubles: readonly Trouble[];
}

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
  if (isDividing(line)) return divided(playing, until);
  if (isOver(line)) return act && entered(playing, act, 1);
  if (until === 'decision' && isDeclaring(line)) return act && entered(playing, act, 1);
  return wentOn(playing, until);
}

const wentOn = (playing: Playing, until: Until): Playing => {
  const { line } = playing;
  const isThere = (one: Line): boolean =>
    isOver(one) || isDividing(one) || (until === 'decision' && isDeclaring(one));
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

/** The decision that a board has come to, if it is one that somebody makes. */
function awaitedIn(line: Line, acts: readonly BoardAct[]): Awaited | undefined {
  const asked = isOver(line) ? undefined : askedIn(line, acts);
  return asked && { ...asked, game: gameOf(line) };
}
