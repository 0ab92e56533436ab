import type { Ability } from '#engine';

/** Whether two lists of abilities say the same, in whatever order and whichever way something optional is written. */
export const sameAbilities = (one: readonly Ability[], other: readonly Ability[]): boolean =>
  asOne(one) === asOne(other);

const asOne = (abilities: readonly Ability[]): string =>
  JSON.stringify(
    abilities.map((ability) => JSON.stringify(sorted(spelledOut(ability)))).toSorted(),
  );

/** What may be left undone as a whole is written as an effect that may be done. */
function spelledOut(ability: Ability): object {
  if (ability.kind !== 'triggered' || ability.optional === undefined) return ability;
  const { optional, effects, ...more } = ability;
  return { ...more, effects: [{ kind: 'may', effects }] };
}

/** With keys in the order of the alphabet. */
function sorted(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(sorted);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}
