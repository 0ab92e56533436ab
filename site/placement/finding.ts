// What is said after some answers: which mistakes are sure, which are likely, of which nothing is known; and the level.
import { type Belief, type Replied, shareOfEach, shareOfLevels, sumOf } from './belief.ts';
import { LEVELS, type MistakeIndex, type PlacementLevel } from './item.ts';
import { ENOUGH, LIKELY, MOST_BOARDS, SURE } from './parameters.ts';

export interface PlacementFinding {
  readonly sure: readonly MistakeIndex[];
  readonly likely: readonly MistakeIndex[];
  /** Those that some answered board could have shown. */
  readonly asked: readonly MistakeIndex[];
  readonly level: PlacementLevel;
}

export function findingOf(
  belief: Belief,
  replies: readonly Replied[],
  mistakes: number,
): PlacementFinding {
  const shares = shareOfEach(belief, mistakes);
  const asked = new Set(
    replies.flatMap(({ item, reply }) =>
      reply === undefined ? [] : item.believed.map(([mistake]) => mistake),
    ),
  );
  const all = [...shares.keys()].toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0));
  const share = (one: MistakeIndex): number => (asked.has(one) ? (shares[one] ?? 0) : 0);
  return {
    sure: all.filter((one) => share(one) >= SURE),
    likely: all.filter((one) => share(one) < SURE && share(one) >= LIKELY),
    asked: [...asked].toSorted((a, b) => a - b),
    level: levelIn(shareOfLevels(belief)),
  };
}

/** Whether nothing more need be asked. */
export function isEnough(belief: Belief, answered: number): boolean {
  if (answered >= MOST_BOARDS) return true;
  const held = belief.reduce((most, { weights }) => Math.max(most, sumOf(weights)), 0);
  const levels = shareOfLevels(belief);
  const at = levelIn(levels) - 1;
  const near = sumOf(levels.slice(Math.max(0, at - 1), at + 2));
  return held >= ENOUGH.held && near >= ENOUGH.level;
}

/** The mean, rounded: to be two levels off is worse than to be one off twice. */
function levelIn(shares: readonly number[]): PlacementLevel {
  const mean = LEVELS.reduce((sum, level, at) => sum + level * (shares[at] ?? 0), 0);
  return LEVELS.find((level) => level === Math.round(mean)) ?? 5;
}
