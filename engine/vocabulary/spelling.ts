/** Words of content files are in kebab-case, the engine's in camelCase; this is the only place that knows. */
export const kebab = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const camel = (word: string): string =>
  word.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The engine's spelling of a word as files have it. */
export type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;

/** A word as files have it. */
export type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : S;
