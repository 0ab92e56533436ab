import type { GameState } from '../state/gameState.ts';
import { MOST_IN_ANY_ORDER } from './beliefs/anyOrder.ts';
import type { DamageChoice } from './choices.ts';
import { missing } from './demands.ts';
import { toAssignments } from './division.ts';
import { type DivisionRange, leftIn, type Share } from './divisionRange.ts';
import { type Work, workAllowed } from './flow.ts';
import { lethalDamageBy } from './lethalDamage.ts';
import { type Pattern, patternsOf } from './patterns.ts';
import { type AssignmentDemands, NOTHING, supply } from './supply.ts';

/**
 * Every division of one creature's damage with which the player's whole assignment can be legal, whatever their other
 * creatures then assign (CR 510.1e), besides what is given; in ranges, each division in one of them. Nothing
 * where it takes too much work to tell.
 */
export function completableRanges(
  state: GameState,
  choices: readonly DamageChoice[],
  own: DamageChoice,
  { given, demands: fixed }: AssignmentDemands = NOTHING,
): readonly DivisionRange[] | undefined {
  if (own.order === 'any' && own.among.length > MOST_IN_ANY_ORDER) return undefined;
  const helpers = choices.filter(({ source }) => source !== own.source);
  const work = workAllowed();
  const holds = (demands: Pattern['demands'], amounts: readonly number[]): boolean => {
    const all = [...given, ...toAssignments(own, amounts)];
    const wanted = { given: all, demands: [...fixed, ...demands] };
    return supply(state, helpers, wanted, work) !== undefined;
  };
  const caps = own.recipients.map((_, place) => capOf(state, own, place));
  const ranges = patternsOf(own).flatMap(({ demands, range }) => [
    ...rangesIn({ caps, work, holds: (amounts) => holds(demands, amounts) }, range, 0),
  ]);
  return work.left > 0 ? ranges : undefined;
}

/** Among the divisions of one pattern: whether the others can do the rest once this is assigned, as more always can. */
interface Search {
  readonly caps: readonly number[];
  readonly work: Work;
  readonly holds: (amounts: readonly number[]) => boolean;
}

/** Past this, more for the recipient makes no difference to anybody. */
function capOf(state: GameState, choice: DamageChoice, place: number): number {
  const { recipients, source, amount } = choice;
  const to = recipients[place];
  if (to?.kind !== 'object') return 0;
  const { object } = to;
  const enough = Math.max(
    lethalDamageBy(state, source, object, []),
    missing(state, { kind: 'loyalty', object }, []),
  );
  return Math.min(amount, enough);
}

/** Goes through the recipients from `place` on, and tells them apart only as far as it matters what they get. */
function* rangesIn(search: Search, range: DivisionRange, place: number): Generator<DivisionRange> {
  const { caps, holds, work } = search;
  const { shares } = range;
  if (shares[place]?.isOpen === false) {
    yield* rangesIn(search, range, place + 1);
    return;
  }
  const least = shares.map((share) => share.least);
  const most = shares.map((share, at) => (at < place ? share.least : largest(share, caps[at])));
  if (leftIn(range) < 0 || !holds(most)) return;
  if (holds(least)) {
    if (shares.some(({ isOpen }) => isOpen) || leftIn(range) === 0) yield range;
    return;
  }
  const from = least[place] ?? 0;
  const cap = most[place] ?? 0;
  // With less than `first` nothing helps, with `enough` or more nothing else is needed.
  const first = leastBetween(from, cap, (amount) => holds(most.with(place, amount)));
  const enough = leastBetween(first, cap, (amount) => holds(least.with(place, amount)));
  for (let amount = first; amount < enough && work.left > 0; amount += 1)
    yield* rangesIn(search, withShare(range, place, { least: amount, isOpen: false }), place + 1);
  yield* rangesIn(search, withShare(range, place, { least: enough, isOpen: true }), place + 1);
}

const largest = ({ least, isOpen }: Share, cap = 0): number =>
  isOpen ? Math.max(least, cap) : least;

const withShare = (range: DivisionRange, place: number, share: Share): DivisionRange => ({
  ...range,
  shares: range.shares.with(place, share),
});

/** The least number for which it is so, as it is for all greater; `to` if for none below it. */
function leastBetween(from: number, to: number, isSo: (n: number) => boolean): number {
  let below = from;
  let above = to;
  while (below < above) {
    const middle = Math.floor((below + above) / 2);
    if (isSo(middle)) above = middle;
    else below = middle + 1;
  }
  return above;
}
