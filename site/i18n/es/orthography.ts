/** How Spanish words are written: the endings that they take, and how they meet. */

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** An order keeps its stress as it grows: `endereza`, but `enderézala`; one syllable has none to mark. */
export const stressed = (verb: string): string =>
  verb.replace(
    /([aeiou])([^aeiou]+(?:i|u)?[ae])$/,
    (_, vowel: string, rest: string) => `${ACUTE[vowel] ?? vowel}${rest}`,
  );

/** The second person of a verb: `ganas`, `te conviertes`. */
export const toYou = (one: string): string => `${one.replace(/^se /, 'te ')}s`;

/** Quoted within quotation marks: those inside are of the other kind. */
export const quotedWithin = (words: string): string =>
  words.replaceAll('«', '“').replaceAll('»', '”');
