/** The keys of a table, as its type has them: it has no others. */
export const keysOf = <T extends object>(table: T): readonly (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** What stands at a place of an array that is known to be there: the compiler can't see it, hot loops must not ask. */
export const nth = <T>(array: readonly T[], index: number): T => array[index] as T;

/** A table with an entry for each key. */
export const entriesFor = <K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): { readonly [P in K]: V } =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as { readonly [P in K]: V };

/**
 * The entry for a kind, as one that takes what is of any kind. It has to be given what the kind was read off: the compiler
 * holds that each entry takes what is of its own, and can't see that the two belong together.
 */
export const entryOf = <T, K extends keyof T, E extends T[K]>(table: T, kind: K): E =>
  table[kind] as E;
