/** Words of content files are in kebab-case, the engine's in camelCase; this is the only place that knows. */
export const kebab = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const camel = (word: string): string =>
  word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

type CamelKeys<T> = { [K in keyof T as K extends string ? Camel<K> : K]: T[K] };

/** The same mapping with its keys, not its values, in the engine's spelling. */
export const camelKeys = <T extends object>(form: T): CamelKeys<T> =>
  Object.fromEntries(
    Object.entries(form).map(([key, value]) => [camel(key), value]),
  ) as CamelKeys<T>;
