import type { Highs } from 'highs';
import { FAMILIES, type Family, instanceOf } from '../../engine/bench/families.ts';
import { linearProgram } from '../../engine/bench/linearProgram.ts';
import { type DeclarationProblem, literalMaximum, solve } from '../../engine/solver/index.ts';
import { numberOfSubsets } from '../../engine/vocabulary/subsets.ts';
import type { Compared, FamilyMeasured, Spread, Target } from './measured.ts';
import { leastTime, medianTime, quantile } from './timing.ts';

/**
 * Solves every board of every family in all the ways there are, and holds the answers against each other; `atMost`: so many
 * boards of each.
 */
export const measureFamilies = (
  highs: Highs,
  atMost = Number.POSITIVE_INFINITY,
): readonly FamilyMeasured[] =>
  FAMILIES.map((family) =>
    measureFamily(highs, { ...family, instances: Math.min(family.instances, atMost) }),
  );

const TARGETS: Readonly<Record<Family['kind'], Target>> = {
  realistic: { kind: 'median', ratio: 20 },
  swarm: { kind: 'median', ratio: 20 },
  distinct: { kind: 'median', ratio: 5 },
  adversarial: { kind: 'neverSlowerThan', times: 2 },
};

/** The general solver is not asked about these, so the clock is: of some runs the shortest, since all else only ever adds. */
const WORST_OF_LARGEST_SWARM = 5;

/** A thousand creatures a side are more than the general solver reads in a minute. */
const PAIRS_FOR_HIGHS = 100_000;
const SECONDS_FOR_HIGHS = 20;
const DECLARATIONS_FOR_ENUMERATOR = 20_000;
const P99_AT_EIGHT = 1;

interface BoardMeasured {
  readonly own: number;
  readonly highs: number | undefined;
  readonly enumerator: number | undefined;
  readonly isProved: boolean;
  readonly isWrong: boolean;
}

function measureFamily(highs: Highs, family: Family): FamilyMeasured {
  const numbers = Array.from({ length: family.instances }, (_, number) => number);
  for (const number of numbers.slice(0, WARM_UP)) solve(instanceOf(family, number));
  const target = targetOf(family);
  const timeOf = target.kind === 'worst' ? leastTime : medianTime;
  const boards = numbers.map((number) => measureBoard(highs, instanceOf(family, number), timeOf));
  const own = boards.map((board) => board.own);
  const spread = {
    median: quantile(own, 0.5),
    p99: quantile(own, 0.99),
    worst: Math.max(...own),
  };
  const compared = comparedWith(boards, ({ highs: time }) => time);
  return {
    name: family.name,
    about: family.about,
    boards: boards.length,
    own: spread,
    highs: compared,
    enumerator: comparedWith(boards, ({ enumerator }) => enumerator),
    unproved: boards.filter(({ isProved }) => !isProved).length,
    wrong: numbers.filter((number) => boards[number]?.isWrong),
    target,
    isMet: isMet(target, compared, spread),
  };
}

/** Enough for the compiler to have seen everything. */
const WARM_UP = 100;

function measureBoard(
  highs: Highs,
  problem: DeclarationProblem,
  timeOf: (run: () => unknown) => number,
): BoardMeasured {
  const { maximum, proof } = solve(problem);
  const isProved = proof.kind === 'proved';
  const own = timeOf(() => solve(problem));
  const byHighs = problem.pairs.length > PAIRS_FOR_HIGHS ? undefined : askHighs(highs, problem);
  const isSmall = declarationsOf(problem) <= DECLARATIONS_FOR_ENUMERATOR;
  const enumerator = isSmall ? medianTime(() => literalMaximum(problem, []), 1) : undefined;
  const others = [byHighs?.maximum, isSmall ? literalMaximum(problem, []) : undefined];
  return {
    own,
    highs: byHighs?.time,
    enumerator,
    isProved,
    isWrong: others.some(
      (other) => other !== undefined && (isProved ? other !== maximum : other < maximum),
    ),
  };
}

/** Reading the text that it takes and solving it; writing the text is not counted. */
function askHighs(
  highs: Highs,
  problem: DeclarationProblem,
): { readonly time: number; readonly maximum: number | undefined } {
  const text = linearProgram(problem);
  const options = { time_limit: SECONDS_FOR_HIGHS };
  const solution = highs.solve(text, options);
  return {
    time: medianTime(() => highs.solve(text, options), 1),
    maximum: solution.Status === 'Optimal' ? Math.round(solution.ObjectiveValue) : undefined,
  };
}

function comparedWith(
  boards: readonly BoardMeasured[],
  timeOf: (board: BoardMeasured) => number | undefined,
): Compared | undefined {
  const both = boards.flatMap((board) => {
    const time = timeOf(board);
    return time === undefined ? [] : [{ time, ratio: time / board.own }];
  });
  if (both.length === 0) return undefined;
  const times = both.map(({ time }) => time);
  const ratios = both.map(({ ratio }) => ratio);
  return {
    boards: both.length,
    median: quantile(times, 0.5),
    ratio: { median: quantile(ratios, 0.5), least: Math.min(...ratios) },
  };
}

function targetOf({ name, kind, instances }: Family): Target {
  if (instances === 0) return { kind: 'none' };
  if (name === 'swarm1000') return { kind: 'worst', milliseconds: WORST_OF_LARGEST_SWARM };
  const target = TARGETS[kind];
  const isOfEight = name.endsWith('8');
  return isOfEight && target.kind === 'median' ? { ...target, p99: P99_AT_EIGHT } : target;
}

function isMet(target: Target, highs: Compared | undefined, { p99, worst }: Spread): boolean {
  switch (target.kind) {
    case 'median':
      return (
        highs !== undefined &&
        highs.ratio.median >= target.ratio &&
        p99 <= (target.p99 ?? Number.POSITIVE_INFINITY)
      );
    case 'neverSlowerThan':
      return highs !== undefined && highs.ratio.least * target.times >= 1;
    case 'worst':
      return worst <= target.milliseconds;
    case 'none':
      return true;
  }
}

/** How many declarations there are to look at, costs and restrictions aside. */
const declarationsOf = (problem: DeclarationProblem): number =>
  problem.choosers.reduce((product, { capacity }, chooser) => {
    const targets = problem.pairs.filter((pair) => pair.chooser === chooser).length;
    return product * Number(numberOfSubsets(targets, capacity));
  }, 1);
