// What the log says of boards, rules and mistakes. Only first tries count, and of a board only the last of them.
import type { Answer } from './answer.ts';
import { firstTries, ordered } from './ordered.ts';

/** A board that was answered. */
export interface Tried {
  readonly item: string;
  /** How it went at the first try when it was last asked. */
  readonly right: boolean;
  readonly last: number;
  /** How often it was asked, and how often it was right at the first try. */
  readonly asked: number;
  readonly timesRight: number;
}

export interface Score {
  readonly right: number;
  readonly all: number;
}

/** Each board that was answered, the last one first. */
export const triedIn = (answers: readonly Answer[], now: number): readonly Tried[] =>
  [...Map.groupBy(ordered(firstTries(answers), now), ({ item }) => item)]
    .flatMap(([item, own]) => {
      const last = own.at(-1);
      if (last === undefined) return [];
      const timesRight = own.filter(({ right }) => right).length;
      return { item, right: last.right, last: last.when, asked: own.length, timesRight };
    })
    .toSorted((a, b) => b.last - a.last || (a.item < b.item ? -1 : 1));

/** For each rule how many boards whose answers rest on it were right, those first of which most went wrong. */
export function byRule(
  tried: readonly Tried[],
  rulesOf: (item: string) => readonly string[],
): readonly (readonly [rule: string, score: Score])[] {
  const scores = new Map<string, Score>();
  for (const { item, right } of tried)
    for (const rule of new Set(rulesOf(item))) {
      const before = scores.get(rule) ?? { right: 0, all: 0 };
      scores.set(rule, { right: before.right + Number(right), all: before.all + 1 });
    }
  const wrongIn = ({ right, all }: Score): number => all - right;
  return [...scores].toSorted(
    ([a, one], [b, other]) =>
      wrongIn(other) - wrongIn(one) || other.all - one.all || (a < b ? -1 : 1),
  );
}

/** A mistake that wrong answers come from. */
export interface MistakeCount {
  readonly mistake: string;
  readonly times: number;
  readonly last: number;
}

/** Each mistake that explains an answer, at whatever try, the most frequent first. */
export function byMistake(answers: readonly Answer[]): readonly MistakeCount[] {
  const made = new Map<string, MistakeCount>();
  for (const { mistakes, when } of answers)
    for (const mistake of new Set(mistakes)) {
      const { times, last } = made.get(mistake) ?? { times: 0, last: when };
      made.set(mistake, { mistake, times: times + 1, last: Math.max(last, when) });
    }
  return [...made.values()].toSorted(
    (a, b) => b.times - a.times || b.last - a.last || (a.mistake < b.mistake ? -1 : 1),
  );
}
