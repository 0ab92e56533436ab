import type { BoardView } from '../explanation/boardView.ts';
import type { Replay } from '../explanation/frame.ts';
import { legendFor, legendOf } from '../explanation/legend.ts';
import { viewState } from '../explanation/viewBoard.ts';
import { isOver } from '../scenario/isOver.ts';
import { gameOf, type Line } from '../scenario/line.ts';
import type { Trouble } from '../scenario/problem.ts';
import { replayOf } from '../scenario/replayOf.ts';
import type { GameState } from '../state/gameState.ts';
import { askedIn, type DecisionToMake } from './asked.ts';
import type { Board, BoardAct } from './board.ts';
import { playBoard, type Until } from './playBoard.ts';

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
export interface Awaited extends DecisionToMake {
  readonly game: GameState;
}

/**
 * Plays a board: what it has decided, and what the turn brings besides. An act that is refused is the last that is
 * played; the replay shows it.
 */
export function tableOf(board: Board, until: Until): Table {
  const { line, decided, acts, played, troubles } = playBoard(board, until);
  return {
    replay: replayOf(line, { edition: board.edition }, { branch: 'main', stops: 'events' }),
    view: viewOf(line),
    awaits: awaitedIn(line, troubles.length === 0 ? acts : []),
    decided,
    now: line,
    stopped: troubles.length === 0 ? undefined : { troubles, played },
  };
}

/** What a person sees of the game that a line has come to. */
export const viewOf = (line: Line): BoardView => {
  const { moments } = line;
  const game = gameOf(line);
  return viewState(game, moments.length === 0 ? legendOf(game) : legendFor(moments));
};

/** The decision that a board has come to, if it is one that somebody makes. */
function awaitedIn(line: Line, acts: readonly BoardAct[]): Awaited | undefined {
  const asked = isOver(line) ? undefined : askedIn(line, acts);
  return asked && { ...asked, game: gameOf(line) };
}
