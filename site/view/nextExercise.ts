import type { ScenarioFacts } from '../library/judged/facts.ts';

type Exercised = Pick<ScenarioFacts, 'slug' | 'topics' | 'knowledge'>;

/**
 * What comes after each exercise: of its topic what asks for as much, then what asks for one more; past the last of these,
 * one of another topic by the same measure. It never gets easier, and never harder by more than one step, as long as the
 * library has such a board; after the hardest of all it begins again.
 */
export function nextExercises<E extends Exercised>(all: readonly E[]): ReadonlyMap<E, E> {
  const byTopic = Map.groupBy(all, ({ topics: [topic] }) => topic);
  return new Map(
    all.map((one) => {
      const own = (byTopic.get(one.topics[0]) ?? []).toSorted(easierFirst);
      const [after] = own.slice(own.indexOf(one) + 1);
      if (after !== undefined && isAStep(one, after)) return [one, after];
      const others = [...all.slice(all.indexOf(one) + 1), ...all.slice(0, all.indexOf(one))].filter(
        ({ topics: [topic] }) => topic !== one.topics[0],
      );
      const found = others.filter((other) => isAStep(one, other)).toSorted(easierFirst)[0];
      return [one, found ?? others[0] ?? one];
    }),
  );
}

/** The order of the library within what asks for as much. */
const easierFirst = (a: Exercised, b: Exercised): number => a.knowledge - b.knowledge;

const isAStep = (from: Exercised, to: Exercised): boolean =>
  to.knowledge === from.knowledge || to.knowledge === from.knowledge + 1;
