// Which stop comes next for a reader.
import type { StopSketch } from '../../view/course/stopSketch.ts';
import type { PlacementResult } from '../placement/kept.ts';
import type { StopStanding } from './standing.ts';

/** What a placement test says that the course goes by. */
export type Placed = Pick<PlacementResult, 'sure' | 'likely' | 'level'>;

export interface Way {
  /** The stops that a placement test found to be needed, in the order of the course; done ones are none. */
  readonly first: readonly StopSketch[];
  /** The stops that ask for less than a placement test found to be there. */
  readonly mayLeave: ReadonlySet<string>;
  /** Where to go on; nothing where all is done. */
  readonly next: StopSketch | undefined;
}

/** What else is known of a reader. */
export interface WayKnown {
  /** What a placement test found, where one was taken. */
  readonly placed?: Placed | undefined;
  /** The stop at which somebody was last. */
  readonly left?: string | undefined;
}

export function wayOf(
  stops: readonly StopSketch[],
  standings: ReadonlyMap<string, StopStanding>,
  { placed, left }: WayKnown = {},
): Way {
  const open = stops.filter(({ id }) => standings.get(id)?.done === undefined);
  const isAbout = (names: readonly string[] = [], { mistakes }: StopSketch): boolean =>
    mistakes.some((one) => names.includes(one));
  const isSure = (stop: StopSketch): boolean => isAbout(placed?.sure, stop);
  const first = open
    .filter((stop) => isSure(stop) || isAbout(placed?.likely, stop))
    .toSorted((a, b) => Number(isSure(b)) - Number(isSure(a)));
  const mayLeave = new Set(
    open
      .filter((stop) => placed !== undefined && stop.level < placed.level && !first.includes(stop))
      .map(({ id }) => id),
  );
  const next =
    open.find(({ id }) => id === left) ??
    lastBegun(open, standings) ??
    first[0] ??
    open.find(({ id }) => !mayLeave.has(id)) ??
    open[0];
  return { first, mayLeave, next };
}

/** So much of a stop was answered that it was begun: one board may have been that of another stop. */
const BEGUN = 2;

function lastBegun(
  open: readonly StopSketch[],
  standings: ReadonlyMap<string, StopStanding>,
): StopSketch | undefined {
  const when = ({ id }: StopSketch): number => standings.get(id)?.last ?? 0;
  return open
    .filter(({ id }) => (standings.get(id)?.answered ?? 0) >= BEGUN)
    .toSorted((a, b) => when(b) - when(a))[0];
}
