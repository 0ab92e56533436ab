/** Each item by the first place at which the same stands: two turns of one player can't be told apart. */
export const placesOf = <T>(items: readonly T[]): readonly number[] => placesAmong(items, items);

/** The same among other items; -1 for what does not stand there. */
export function placesAmong<T>(others: readonly T[], items: readonly T[]): readonly number[] {
  const texts = others.map((item) => JSON.stringify(item));
  return items.map((item) => texts.indexOf(JSON.stringify(item)));
}
