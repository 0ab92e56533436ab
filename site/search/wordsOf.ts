// Words as they are compared: without accents, in small letters, and without their endings.

/** A word without its ending, in a language. */
export type Stem = (word: string) => string;

const WORD = /[\p{L}\p{N}]+(?:[./]\p{N}+\p{L}*)*/gu;

/** As many letters of a word are looked at as any has. */
const LONGEST = 40;

/** The words of a text as they are compared, with their endings; numbers of rules and sizes are one word. */
export const wordsOf = (text: string): readonly string[] =>
  [...folded(text).matchAll(WORD)].map(([word]) => word.slice(0, LONGEST));

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** Cuts endings off words, and remembers them: the same few thousand come again and again. */
export function rememberingStem(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = /\d/.test(word) ? word : stem(word);
    if (known.size > MOST_KNOWN) known.clear();
    known.set(word, made);
    return made;
  };
}

const MOST_KNOWN = 20_000;
