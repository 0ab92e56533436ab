// What the log says of boards, rules and mistakes. Only first tries count, and of a board only the last of them.
import type { Answer } from './answer.ts';
import { isAfter } from './ordered.ts';

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

/** Each board that was answered, the last one first. One pass: a log may have twenty thousand answers. */
export function triedIn(answers: readonly Answer[], now: number): readonly Tried[] {
  const tallies = new Map<string, Tally>();
  for (const answer of answers) {
    if (answer.try !== 1) continue;
    const known = tallies.get(answer.item) ?? { last: answer, asked: 0, timesRight: 0 };
    if (known.asked === 0) tallies.set(answer.item, known);
    if (isAfter(answer, known.last, now)) known.last = answer;
    known.asked += 1;
    known.timesRight += Number(answer.right);
  }
  return [...tallies]
    .map(
      ([
        item,
        {
          last: { right, when },
          ...counts
        },
      ]) => ({ item, right, last: when, ...counts }),
    )
    .toSorted((a, b) => b.last - a.last || (a.item < b.item ? -1 : 1));
}

interface Tally {
  last: Answer;
  asked: number;
  timesRight: number;
}

/** For each rule how many boards whose answers rest on it were right, those first of which most went wrong. */
export function byRule(
  tried: readonly Tried[],
  rulesOf: (item: string) => readonly string[],
): readonly (readonly [rule: string, score: Score])[] {
  const scores = new Map<string, Score>();
  // Of thousands of boards many rest on the same.
  for (const [rules, own] of Map.groupBy(tried, ({ item }) => rulesOf(item)))
    for (const rule of new Set(rules)) {
      const before = scores.get(rule) ?? { right: 0, all: 0 };
      const right = before.right + own.filter((one) => one.right).length;
      scores.set(rule, { right, all: before.all + own.length });
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
    for (const mistake of mistakes.length > 1 ? new Set(mistakes) : mistakes) {
      const { times, last } = made.get(mistake) ?? { times: 0, last: when };
      made.set(mistake, { mistake, times: times + 1, last: Math.max(last, when) });
    }
  return [...made.values()].toSorted(
    (a, b) => b.times - a.times || b.last - a.last || (a.mistake < b.mistake ? -1 : 1),
  );
}

/** For each board the last answer that a mistake explains. */
export function lastExplained(answers: readonly Answer[]): ReadonlyMap<string, Answer> {
  const explained = new Map<string, Answer>();
  for (const answer of answers) {
    const known = explained.get(answer.item);
    if (answer.mistakes.length > 0 && !(known && known.when > answer.when))
      explained.set(answer.item, answer);
  }
  return explained;
}
