import { HOST, HOST_ATTACHED, HOST_ENDING, HOST_PRONOUN } from '../abilities/host.ts';
import { capital } from '../grammar.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';
import { type Agreement as Agreeing, type Form, isA } from '../wording/grammar.ts';

/** How Spanish words are written: the endings that they take, and how they meet. */

export type SpanishGender = 'm' | 'f';
export type { GrammaticalNumber } from '../wording/grammar.ts';

export interface SpanishAgreement {
  readonly gender: SpanishGender;
  readonly number: GrammaticalNumber;
}

/** What an adjective agrees with: a noun, or what the ability is printed on, which is named last. */
interface AgreementOrHost {
  readonly gender: SpanishGender | 'host';
  readonly number: GrammaticalNumber;
}

/** An adjective, given as `blanco`, `azul`, `verde`, `bloqueador`. */
export function agree(adjective: string, { gender, number }: AgreementOrHost): string {
  if (gender === 'host') return adjective.replace(/o$/, HOST_ENDING);
  const one = gender === 'f' ? feminine(adjective) : adjective;
  return number === 'one' ? one : plural(one);
}

const feminine = (adjective: string): string => {
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  return adjective.endsWith('or') ? `${adjective}a` : adjective;
};

const plural = (word: string): string => (/[aeiouáéó]$/.test(word) ? `${word}s` : `${word}es`);

const ARTICLES = {
  the: { m: ['el', 'los'], f: ['la', 'las'] },
  a: { m: ['un', 'unos'], f: ['una', 'unas'] },
  that: { m: ['ese', 'esos'], f: ['esa', 'esas'] },
} as const;

export type Determiner = keyof typeof ARTICLES;

export const determiner = (kind: Determiner, { gender, number }: SpanishAgreement): string =>
  ARTICLES[kind][gender][number === 'one' ? 0 : 1];

/** `a la criatura`, `al objetivo`; a name that begins with `El` keeps it. */
export const to = (words: string): string => {
  if (words === 'tú') return 'a ti';
  return words.startsWith('el ') ? `al ${words.slice(3)}` : `a ${words}`;
};

/** `a cada una de esas criaturas`: one by one. */
export const toEach: Form = (words, as = {}) =>
  isA('that', as) && as.number === 'many'
    ? `a cada ${as.gender === 'f' ? 'una' : 'uno'} de ${words}`
    : to(words);

/** What hangs on a verb in place of what was just named: `enderézala`. */
export const clitic = ({ gender }: Partial<Agreeing>): string =>
  gender === 'host' ? `l${HOST_ENDING}` : `l${gender === 'f' ? 'a' : 'o'}`;

/** The pronoun behind a preposition. */
export const it = ({ gender }: Partial<Agreeing>): string => {
  if (gender === 'host') return HOST_PRONOUN;
  return gender === 'f' ? 'ella' : 'él';
};

/** `de la criatura`, `del objetivo` */
export const of = (words: string): string => {
  if (words === 'tú') return 'de ti';
  return words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`;
};

const NUMERALS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

/** `roba y descarta`, `ataca e incita` */
export const and = (one: string, other: string): string =>
  `${one} ${/^h?i(?!e)/i.test(other) ? 'e' : 'y'} ${other}`;

/** As cards write numbers: `una`, `dos`, `tres`; past ten in figures. */
export const numeral = (n: number, gender: SpanishGender = 'f'): string => {
  if (n === 1) return gender === 'f' ? 'una' : 'uno';
  return NUMERALS[n] ?? `${n}`;
};

/** A verb given as `gana`: `ganan` for several; the same holds for `gane`. */
export const verbOf = (verb: string, number: GrammaticalNumber): string =>
  number === 'one' ? verb : (MANY[verb] ?? `${verb}n`);

const MANY: { readonly [one: string]: string } = { es: 'son' };

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

/** A sentence begins with a capital: behind a full stop, a cost, a quotation mark or a bullet. */
export const begun = (sentence: string, inWords: (mark: string) => string): string =>
  sentence.replaceAll(
    BEGINNING,
    (_, before: string, mark: string) => `${before}${capital(inWords(mark))}`,
  );

const BEGINNING = new RegExp(`(^|[.:•«] ?)([${HOST}${HOST_ATTACHED}])`, 'gu');
