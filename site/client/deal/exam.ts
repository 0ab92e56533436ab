import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { shuffledBy } from './chance.ts';
import { isExercise } from './daily.ts';

/** Of how much a mock exam is made. */
export const EXAM = {
  questions: 25,
  /** Of all questions, how many are enough. */
  enough: 0.7,
  minutes: 50,
  /** Of each topic, how many; as they stand in the addresses of sets. */
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
} as const;

/** An exam's questions by a seed, topic by topic, each board but once; all by the newest rules. */
export function examOf(
  seed: string,
  catalogue: readonly CatalogueItem[],
  newest: string,
): readonly CatalogueItem[] {
  const all = shuffledBy(
    seed,
    catalogue.filter((item) => isExercise(item) && item.edition === newest),
    ({ at }) => at,
  );
  // The rarer topics choose first.
  const topics = Object.entries(EXAM.weights).toSorted(
    ([one], [another]) => countOf(one, all) - countOf(another, all),
  );
  const dealt = new Set<CatalogueItem>();
  for (const [topic, weight] of topics)
    for (const item of all
      .filter((one) => one.topics.includes(topic) && !dealt.has(one))
      .slice(0, weight))
      dealt.add(item);
  return shuffledBy(`${seed} order`, [...dealt], ({ at }) => at);
}

const countOf = (topic: string, all: readonly CatalogueItem[]): number =>
  all.filter(({ topics }) => topics.includes(topic)).length;

export const isPassed = (right: number, all: number): boolean => right >= all * EXAM.enough;
