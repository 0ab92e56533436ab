import { HOST, HOST_ATTACHED } from '../abilities/host.ts';
import { capital } from '../grammar.ts';

/** How English words are written: the endings that they take, and how they meet. */

/** `a 1/1`, `an 8/8`, `an artifact`; `another` is one word. */
export const withArticle = (words: string): string => {
  if (!VOWEL.test(words)) return `a ${words}`;
  return OTHER.test(words) ? `an${words}` : `an ${words}`;
};

const VOWEL = /^([aeiou8]|11|18)/i;
const OTHER = /^other /;

/** A verb of one without its ending: `attack`. */
export const withoutEnding = (verb: string): string => verb.replace(/s$/, '');

/** A sentence begins with a capital: behind a full stop, or a quotation mark. */
export const begun = (sentence: string, inWords: (mark: string) => string): string =>
  sentence.replaceAll(
    BEGINNING,
    (_, before: string, mark: string) => `${before}${capital(inWords(mark))}`,
  );

const BEGINNING = new RegExp(`(^|\\. |“)([${HOST}${HOST_ATTACHED}])`, 'g');
