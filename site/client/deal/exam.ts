import { EXAM_PAPERS, type ExamPaper } from '../../i18n/examWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { newSeed, shuffledBy } from './chance.ts';
import { isExercise } from './daily.ts';

/** What every paper is made of. */
export const EXAM = {
  questions: 25,
  /** Of all questions, how many are enough. */
  enough: 0.7,
  minutes: 50,
} as const;

interface PaperRules {
  /** Of each topic, how many; as they stand in the addresses of sets. */
  readonly weights: { readonly [topic: string]: number };
  /** How much what is asked takes, at least and at most. */
  readonly takes: readonly [from: number, to: number];
  /** So much of each topic, rounded up, takes no more than `easy`. */
  readonly lighter?: { readonly share: number; readonly easy: number };
}

/**
 * What a candidate for level 1 is asked are the turn, declarations, damage and the keywords that every set has, and half of
 * it turns on a single rule; for level 2, what requires, forbids and costs, and what other permanents do to combat.
 */
export const PAPER_RULES: { readonly [P in ExamPaper]: PaperRules } = {
  'level-1': {
    weights: {
      'turn-structure': 2,
      priority: 2,
      'declare-attackers': 2,
      'declare-blockers': 3,
      evasion: 3,
      'combat-damage': 4,
      'first-strike': 2,
      trample: 3,
      triggers: 2,
      'removal-from-combat': 2,
    },
    takes: [1, 3],
    lighter: { share: 0.5, easy: 2 },
  },
  'level-2': {
    weights: {
      'turn-structure': 1,
      priority: 2,
      'declare-attackers': 1,
      'declare-blockers': 1,
      restrictions: 2,
      requirements: 4,
      costs: 1,
      'combat-damage': 2,
      'first-strike': 2,
      trample: 2,
      triggers: 3,
      'removal-from-combat': 1,
      'entering-combat': 1,
      planeswalkers: 1,
      multiplayer: 1,
    },
    takes: [2, 5],
  },
  all: {
    weights: {
      'turn-structure': 2,
      priority: 1,
      'declare-attackers': 1,
      'declare-blockers': 2,
      restrictions: 2,
      requirements: 3,
      costs: 1,
      evasion: 2,
      'combat-damage': 3,
      'first-strike': 2,
      trample: 2,
      triggers: 3,
      'removal-from-combat': 1,
    },
    takes: [1, 5],
  },
};

/** A seed that nobody has had, of this paper: `level-1-83`. What stands in addresses is the seed alone. */
export const seedOfPaper = (paper: ExamPaper): string =>
  paper === 'all' ? newSeed() : `${paper}-${newSeed()}`;

/** Of which paper a seed is; those that name none are of all, as before there were others. */
export const paperOf = (seed: string): ExamPaper =>
  EXAM_PAPERS.find((paper) => seed.startsWith(`${paper}-`)) ?? 'all';

/** A paper’s questions by its seed, topic by topic, each board but once; all by the newest rules. */
export function examOf(
  seed: string,
  catalogue: readonly CatalogueItem[],
  newest: string,
): readonly CatalogueItem[] {
  const { weights, takes, lighter } = PAPER_RULES[paperOf(seed)];
  const [from, to] = takes;
  const all = shuffledBy(
    seed,
    catalogue.filter(
      (item) =>
        isExercise(item) && item.edition === newest && item.level >= from && item.level <= to,
    ),
    ({ at }) => at,
  );
  // The rarer topics choose first.
  const topics = Object.entries(weights).toSorted(
    ([one], [another]) => countOf(one, all) - countOf(another, all),
  );
  const dealt = new Set<CatalogueItem>();
  const deal = (some: readonly CatalogueItem[], count: number): void => {
    for (const item of some.filter((one) => !dealt.has(one)).slice(0, count)) dealt.add(item);
  };
  for (const [topic, weight] of topics) {
    const before = dealt.size;
    const about = all.filter((one) => one.topics.includes(topic));
    if (lighter)
      deal(
        about.filter(({ level }) => level <= lighter.easy),
        Math.ceil(weight * lighter.share),
      );
    deal(about, weight - (dealt.size - before));
  }
  return shuffledBy(`${seed} order`, [...dealt], ({ at }) => at);
}

const countOf = (topic: string, all: readonly CatalogueItem[]): number =>
  all.filter(({ topics }) => topics.includes(topic)).length;

export const isPassed = (right: number, all: number): boolean => right >= all * EXAM.enough;
