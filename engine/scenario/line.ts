import type { Act } from '../log/act.ts';
import type { Moment } from '../log/moment.ts';
import type { Beliefs } from '../mistakes/belief.ts';
import type { GameState } from '../state/gameState.ts';
import type { Decision } from '../turn/decision.ts';
import {
  begin,
  decisionIn,
  goingOnIn,
  type PlayResult,
  play,
  type TurnSnapshot,
  takenBy,
} from '../turn/play.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** A game as far as it has been played: immutable, so that a branch can begin anywhere. */
export interface Line {
  readonly snapshot: TurnSnapshot;
  readonly moments: readonly Moment[];
  /** Players whose mana is not counted: whatever they are to pay, they can. */
  readonly unlimited: readonly PlayerId[];
}

export function beginLine(state: GameState, unlimited: readonly PlayerId[]): Line {
  const { snapshot, moments } = begin(state);
  return { snapshot, moments, unlimited };
}

/** The same for somebody who believes this: what has happened stays, and from here on it rules. */
export const lineTakenBy = (line: Line, believed: Beliefs): Line => ({
  ...line,
  snapshot: takenBy(line.snapshot, believed),
});

/** The same line going on in another game. */
export const lineGoingOnIn = (line: Line, game: GameState): Line => ({
  ...line,
  snapshot: goingOnIn(line.snapshot, game),
});

export const gameOf = (line: Line): GameState => line.snapshot.context.game;

export const decisionOf = (line: Line): Decision => decisionIn(line.snapshot);

export interface Acted {
  readonly line: Line;
  readonly outcome: PlayResult['outcome'];
  /** What this act alone told. */
  readonly moments: readonly Moment[];
}

/** One act; a refusal is kept in the line's moments and changes nothing else. */
export function act(line: Line, done: Act): Acted {
  const { snapshot, moments, outcome } = play(line.snapshot, done);
  return { line: { ...line, snapshot, moments: [...line.moments, ...moments] }, outcome, moments };
}
