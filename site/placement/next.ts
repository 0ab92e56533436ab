// Which board is asked next: the one whose answer is expected to tell the most.
import { type Belief, type Possible, shareOfLevels, strayAt, sumOf } from './belief.ts';
import {
  distanceOf,
  LEVELS,
  type MistakeIndex,
  type PlacementItem,
  placesIn,
  type Reply,
  replyOf,
} from './item.ts';
import {
  BOARDS_TO_BEGIN,
  isToBeginWith,
  READING,
  strayShare,
  WORTH_OF_LEVEL,
} from './parameters.ts';

/** Who is so unlikely changes no choice, and is met as if they answered right. */
const UNLIKELY = 1e-5;

/** Boards that tell nearly as much as the best are as good: between them the seed decides. */
const NEARLY = 0.97;

/**
 * Of these boards the one to ask; nothing where none is left. `chance`: from 0 to below 1, so that not everybody is asked
 * the same.
 */
export function nextItem(
  belief: Belief,
  pool: readonly PlacementItem[],
  chance: number,
): PlacementItem | undefined {
  const holders = holdersIn(belief);
  const rated = pool.map((item) => ({ item, told: toldBy(item, holders) / effortOf(item) }));
  const most = rated.reduce((best, { told }) => Math.max(best, told), 0);
  const good = rated.filter(({ told }) => told >= most * NEARLY);
  return good[Math.floor(chance * good.length)]?.item;
}

/** What it takes to read a board and to answer it as the rules do, in taps. */
const effortOf = ({ kind, right, options }: PlacementItem): number =>
  READING + (kind === 'pick' ? placesIn(right, options).length : 1);

/** Of the boards that are left, those that may come as the next after so many answers. */
export function boardsThen(
  left: readonly PlacementItem[],
  answered: number,
): readonly PlacementItem[] {
  const gentle = answered < BOARDS_TO_BEGIN ? left.filter(isToBeginWith) : [];
  return gentle.length > 0 ? gentle : left;
}

/** A belief, by mistake: how likely each level is, and those who hold each mistake. */
interface Holders {
  readonly levels: readonly number[];
  readonly of: ReadonlyMap<MistakeIndex, readonly Possible[]>;
}

function holdersIn(belief: Belief): Holders {
  const of = new Map<MistakeIndex, Possible[]>();
  for (const one of belief.filter(({ weights }) => sumOf(weights) >= UNLIKELY))
    for (const mistake of one.held) {
      const known = of.get(mistake);
      if (known) known.push(one);
      else of.set(mistake, [one]);
    }
  return { levels: shareOfLevels(belief), of };
}

/** How much an answer to this board is expected to tell, in bits: of what is held, and less so of the level. */
function toldBy(item: PlacementItem, holders: Holders): number {
  const classes = classesOf(item, holders);
  const replies = [...classes.keys()];
  const strays = LEVELS.map((level) => strayAt(level, item));
  const all = replies.map(() => 0);
  let unsaid = { byHeld: 0, byBoth: 0 };
  for (const [meant, weights] of classes) {
    const shares = replies.map((reply) => distanceOf(item, meant, reply));
    const apart = weights.map((weight, at) => ({
      weight,
      outcomes: outcomesOf(item, shares, strays[at] ?? 0),
    }));
    const together = replies.map((_, place) =>
      sumOf(apart.map(({ weight, outcomes }) => weight * (outcomes[place] ?? 0))),
    );
    const weight = sumOf(weights);
    if (weight <= 0) continue;
    for (const [place, one] of together.entries()) all[place] = (all[place] ?? 0) + one;
    unsaid = {
      byHeld: unsaid.byHeld + weight * entropyOf(together.map((one) => one / weight)),
      byBoth: unsaid.byBoth + sumOf(apart.map((one) => one.weight * entropyOf(one.outcomes))),
    };
  }
  return entropyOf(all) - unsaid.byHeld + WORTH_OF_LEVEL * (unsaid.byHeld - unsaid.byBoth);
}

/** How likely each answer is, so far from the one that is meant. */
const outcomesOf = (
  item: PlacementItem,
  distances: readonly number[],
  stray: number,
): readonly number[] =>
  distances.map((distance) => (distance === 0 ? 1 - stray : stray * strayShare(item, distance)));

/** By what is meant: how likely that is with each level. */
function classesOf(
  item: PlacementItem,
  { levels, of }: Holders,
): ReadonlyMap<Reply, readonly number[]> {
  const showing = item.believed.map(([mistake]) => mistake);
  // Whoever holds several that show is met with each of them, and counted once.
  const met = new Set(showing.flatMap((mistake) => of.get(mistake) ?? []));
  const byReply = Map.groupBy(met, ({ held }) => replyOf(item, held));
  const otherwise = [...byReply]
    .filter(([reply]) => reply !== item.right)
    .map(([reply, those]) => [reply, shareOfLevels(those)] as const);
  const right = levels.map((share, at) => share - sumOf(otherwise.map(([, one]) => one[at] ?? 0)));
  return new Map([[item.right, right], ...otherwise]);
}

/** In bits; what the shares leave of 1 is an answer of its own. */
const entropyOf = (shares: readonly number[]): number =>
  sumOf(shares.map(surprise)) + surprise(1 - sumOf(shares));

const surprise = (share: number): number => (share > 0 ? -share * Math.log2(share) : 0);
