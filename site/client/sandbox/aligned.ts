/** What was there and what takes its place, where there are both. */
export interface Aligned<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** Of two lists what stands for what: from both ends as long as it is the same, then one after the other. */
export function aligned<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean,
): readonly Aligned<T>[] {
  const shorter = Math.min(before.length, after.length);
  const isSameAt = (at: number): boolean => {
    const [one, other] = [before.at(at), after.at(at)];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  let head = 0;
  while (head < shorter && isSameAt(head)) head += 1;
  let foot = 0;
  while (head + foot < shorter && isSameAt(-1 - foot)) foot += 1;
  const pairs = (one: readonly T[], other: readonly T[]): readonly Aligned<T>[] =>
    Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({
      before: one[at],
      after: other[at],
    }));
  const [feet, otherFeet] = [before.length - foot, after.length - foot];
  return [
    ...pairs(before.slice(0, head), after.slice(0, head)),
    ...pairs(before.slice(head, feet), after.slice(head, otherFeet)),
    ...pairs(before.slice(feet), after.slice(otherFeet)),
  ];
}
