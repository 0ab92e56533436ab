/** Every subset of this size. */
export function* subsetsOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of subsetsOf(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}
