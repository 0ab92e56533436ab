import type { Frame } from '../explanation/frame.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Line } from '../scenario/line.ts';

/** What comes after a question is asked: the line played to its end, and from which of its moments on. */
export interface Rest {
  readonly end: Line;
  readonly frames: readonly Frame[];
  readonly from: number;
}

export const eventsIn = ({ end, from }: Rest): readonly GameEvent[] =>
  end.moments.slice(from).flatMap(({ entries }) => entries.map(({ event }) => event));
