// What is believed of somebody after some answers: how likely each set of mistakes is together with each level.
import {
  distanceOf,
  LEVELS,
  type MistakeIndex,
  type PlacementItem,
  type PlacementLevel,
  type Reply,
  replyOf,
} from './item.ts';
import { LEVEL_PRIOR, missedAt, PRIOR_ODDS, SLIP, strayShare } from './parameters.ts';

/** One answer: to which board, and what was answered; nothing where somebody said that they don't know. */
export interface Replied {
  readonly item: PlacementItem;
  readonly reply: Reply | undefined;
}

/** Somebody who may be it: what is held, and how likely that is with each level, the lowest first. */
export interface Possible {
  readonly held: readonly MistakeIndex[];
  readonly weights: readonly number[];
}

/** All that is possible; the weights of all sum to 1. */
export type Belief = readonly Possible[];

/** So many of the likeliest are asked whether one mistake more explains the answers better. */
const EXTENDED = 12;
/** Nobody is thought to hold more at once: twelve boards could not tell. */
const MOST_HELD = 4;

/**
 * Of `mistakes` mistakes, after these answers. All sets of none, one and two are weighed; of larger ones those that grow
 * out of the likeliest. It is computed anew from the answers, so that a test that is gone on with needs nothing else.
 */
export function beliefAfter(replies: readonly Replied[], mistakes: number): Belief {
  const told = replies.map(toldBy);
  const small = setsUpToTwo(mistakes).map((held) => weighed(held, told));
  const all = told.length === 0 ? small : withLarger(small, told, mistakes);
  const sum = all.reduce((total, { weights }) => total + sumOf(weights), 0);
  return all.map(({ held, weights }) => ({ held, weights: weights.map((one) => one / sum) }));
}

/** How likely each mistake is. */
export function shareOfEach(belief: Belief, mistakes: number): readonly number[] {
  const shares = Array.from({ length: mistakes }, () => 0);
  for (const { held, weights } of belief)
    for (const one of held) shares[one] = (shares[one] ?? 0) + sumOf(weights);
  return shares;
}

/** How likely each level is, the lowest first. */
export const shareOfLevels = (belief: Belief): readonly number[] =>
  LEVELS.map((_, at) => belief.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0));

/** How likely it is that somebody of a level, who would answer `meant`, answers otherwise than they mean to. */
export const strayAt = (level: PlacementLevel, { knowledge }: PlacementItem): number =>
  1 - (1 - SLIP) * (1 - missedAt(level, knowledge));

/** How likely an answer is from somebody of this level who means another, or this one. */
function likelihood(
  item: PlacementItem,
  meant: Reply,
  { reply }: Pick<Replied, 'reply'>,
  level: PlacementLevel,
): number {
  const stray = strayAt(level, item);
  // To say so takes not knowing; what is held has no part in it.
  if (reply === undefined) return stray;
  const distance = distanceOf(item, meant, reply);
  return distance === 0 ? 1 - stray : stray * strayShare(item, distance);
}

/** What an answer says of whoever holds these: how likely it is from each level, the lowest first. */
type Told = (held: readonly MistakeIndex[]) => readonly number[];

/** Most sets mean the same by a board: each answer that may be meant is weighed once. */
function toldBy(replied: Replied): Told {
  const { item } = replied;
  const byMeant = new Map<Reply, readonly number[]>();
  return (held) => {
    const meant = replyOf(item, held);
    const known = byMeant.get(meant);
    if (known !== undefined) return known;
    const shares = LEVELS.map((level) => likelihood(item, meant, replied, level));
    byMeant.set(meant, shares);
    return shares;
  };
}

function setsUpToTwo(mistakes: number): readonly (readonly MistakeIndex[])[] {
  const all = [...Array(mistakes).keys()];
  return [
    [],
    ...all.map((one) => [one]),
    ...all.flatMap((one) => all.slice(one + 1).map((other) => [one, other])),
  ];
}

function weighed(held: readonly MistakeIndex[], told: readonly Told[]): Possible {
  const prior = PRIOR_ODDS ** held.length;
  const weights = LEVELS.map(() => prior * LEVEL_PRIOR);
  for (const shareAt of told)
    for (const [at, share] of shareAt(held).entries()) weights[at] = (weights[at] ?? 0) * share;
  return { held, weights };
}

function withLarger(
  belief: readonly Possible[],
  told: readonly Told[],
  mistakes: number,
): readonly Possible[] {
  const known = new Set(belief.map(({ held }) => keyOf(held)));
  let all = belief;
  for (let size = 2; size < MOST_HELD; size += 1) {
    const likeliest = all
      .filter(({ held }) => held.length === size)
      .toSorted((a, b) => sumOf(b.weights) - sumOf(a.weights))
      .slice(0, EXTENDED);
    const larger = likeliest.flatMap(({ held }) => oneMore(held, mistakes));
    const added: Possible[] = [];
    for (const held of larger) {
      const key = keyOf(held);
      if (known.has(key)) continue;
      known.add(key);
      added.push(weighed(held, told));
    }
    all = [...all, ...added];
  }
  return all;
}

const oneMore = (
  held: readonly MistakeIndex[],
  mistakes: number,
): readonly (readonly MistakeIndex[])[] =>
  [...Array(mistakes).keys()]
    .filter((one) => !held.includes(one))
    .map((one) => [...held, one].toSorted((a, b) => a - b));

const keyOf = (held: readonly MistakeIndex[]): string => held.join();

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);
