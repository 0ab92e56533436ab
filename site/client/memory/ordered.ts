import type { Answer } from './answer.ts';

const DAY = 86_400_000;

/** Whether an answer is from a day that is yet to come: then a clock was wrong, when it was given or now. */
export const isAhead = ({ when }: Answer, now: number): boolean => when > now + DAY;

/** First tries alone: after a wrong answer the rules are told, and what comes then shows nothing. */
export const firstTries = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter((answer) => answer.try === 1);

/** The older first. */
export const ordered = (answers: readonly Answer[], now: number): readonly Answer[] =>
  answers.toSorted((a, b) => (isAfter(a, b, now) ? 1 : -1));

/**
 * Whether an answer came later. Those ahead of the clock come before all others: else one that was given while a clock was
 * fast would count as the last for years.
 */
export function isAfter(one: Answer, other: Answer, now: number): boolean {
  const [isEarly, isOtherEarly] = [isAhead(one, now), isAhead(other, now)];
  if (isEarly !== isOtherEarly) return isOtherEarly;
  return one.when === other.when ? one.id >= other.id : one.when > other.when;
}
