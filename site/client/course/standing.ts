// How far a reader is at each stop, by the log alone.
import type { SketchedBoard, StopSketch } from '../../view/course/stopSketch.ts';
import { nameAt } from '../deal/made.ts';
import type { Answer } from '../memory/answer.ts';
import { type Tried, triedIn } from '../memory/tally.ts';

export interface StopStanding {
  /** By what it is done: enough of its boards, or its last board; nothing where it is not. */
  readonly done: 'boards' | 'last' | undefined;
  /** How many of its boards have been right on a first try. */
  readonly right: number;
  /** How many have been answered. */
  readonly answered: number;
  /** Where boards are asked that were answered before they changed, and not again. */
  readonly changed: readonly string[];
  /** When anything of it was last answered, in milliseconds; 0 where nothing was. */
  readonly last: number;
}

/** Of five boards so many right on the first try are enough. */
const ENOUGH = 4;

/** Each stop's standing, by its id. `now`: the time of the device, in milliseconds. */
export function standingsOf(
  stops: readonly StopSketch[],
  answers: readonly Answer[],
  now: number,
): ReadonlyMap<string, StopStanding> {
  const prints = new Map(
    stops.flatMap(({ boards, last }) =>
      [...boards, ...(last.kind === 'among' ? last.boards : [])].map(
        ({ at, print }) => [at, print] as const,
      ),
    ),
  );
  const isOfToday = ({ item, print }: Answer): boolean =>
    print === undefined || (prints.get(item) ?? print) === print;
  const tried = new Map(triedIn(answers.filter(isOfToday), now).map((one) => [one.item, one]));
  const made = Map.groupBy(tried.values(), ({ item }) => nameAt(item)?.aim);
  const changed = new Set(answers.filter((one) => !isOfToday(one)).map(({ item }) => item));
  return new Map(stops.map((stop) => [stop.id, standingOf(stop, { tried, made, changed })]));
}

interface Known {
  /** By the address of the board. */
  readonly tried: ReadonlyMap<string, Tried>;
  /** Boards that were made, by what they are made for. */
  readonly made: ReadonlyMap<string | undefined, readonly Tried[]>;
  readonly changed: ReadonlySet<string>;
}

function standingOf({ boards, last }: StopSketch, known: Known): StopStanding {
  const own = boards.flatMap(({ at }) => known.tried.get(at) ?? []);
  const ends = triedLast(last, known);
  const right = own.filter(isRight).length;
  const isPassed = ends.some(isRight);
  return {
    done: right >= ENOUGH ? 'boards' : isPassed ? 'last' : undefined,
    right,
    answered: own.length,
    changed: boards
      .map(({ at }) => at)
      .filter((at) => known.changed.has(at) && !known.tried.has(at)),
    last: Math.max(0, ...[...own, ...ends].map((one) => one.last)),
  };
}

const triedLast = (last: StopSketch['last'], { tried, made }: Known): readonly Tried[] =>
  last.kind === 'made'
    ? (made.get(nameAt(last.at)?.aim) ?? [])
    : last.boards.flatMap(({ at }: SketchedBoard) => tried.get(at) ?? []);

/** What was known once is passed; whether it still is, review asks. */
const isRight = ({ timesRight }: Tried): boolean => timesRight > 0;
