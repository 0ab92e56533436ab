/** Each item by the first place at which the same stands: two turns of one player can't be told apart. */
export function placesOf<T>(items: readonly T[]): readonly number[] {
  const texts = items.map((item) => JSON.stringify(item));
  return texts.map((text) => texts.indexOf(text));
}
