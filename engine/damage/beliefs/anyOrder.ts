import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Demand, DemandForOne } from '../demands.ts';

// The belief that creatures are damaged one after the other, in whatever order: one is assigned damage only once those
// before it are assigned lethal damage. So of those that are assigned any, all but one, the last, must be.

export const isDividedInAnyOrder = (state: GameState): boolean =>
  beliefsOf(state).division === 'oneAfterAnother';

/** That all of them be assigned lethal damage but one. */
export interface DemandInAnyOrder {
  readonly kind: 'lethalToAllButOne';
  readonly to: readonly DemandForOne[];
}

export const demandsInAnyOrder = (to: readonly DemandForOne[]): readonly Demand[] =>
  to.length < 2 ? [] : [{ kind: 'lethalToAllButOne', to }];

/** Each way to meet these demands, by which of those that lack something is the last; as a rule there is one way. */
export function waysToMeet(
  demands: readonly Demand[],
  lacks: (one: DemandForOne) => boolean,
): readonly (readonly DemandForOne[])[] {
  if (demands.every((demand) => demand.kind !== 'lethalToAllButOne')) return [demands];
  return demands.reduce<readonly (readonly DemandForOne[])[]>(
    (ways, demand) => {
      const more =
        demand.kind === 'lethalToAllButOne' ? allButOne(demand.to.filter(lacks)) : [[demand]];
      return ways.flatMap((way) => more.map((one) => [...way, ...one]));
    },
    [[]],
  );
}

const allButOne = (lacking: readonly DemandForOne[]): readonly (readonly DemandForOne[])[] =>
  lacking.length < 2
    ? [[]]
    : lacking.map((_, place) => lacking.toSpliced(lacking.length - 1 - place, 1));

/** Every choice of some of these places, the first alone before others. */
export const someOf = (places: readonly number[]): readonly (readonly number[])[] =>
  places
    .reduceRight<readonly (readonly number[])[]>(
      (some, place) => some.flatMap((one) => [one, [place, ...one]]),
      [[]],
    )
    .slice(1);

/** Among more creatures than this what may be divided is not told. */
export const MOST_IN_ANY_ORDER = 8;
