import { HOST, HOST_ATTACHED, HOST_ENDING } from '../abilities/host.ts';
import { capital } from '../grammar.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';

/** How Italian words are written: the endings that they take, and how they meet. */

/** That of what an ability is printed on is known only once the sentence is whole. */
export type ItalianGender = 'm' | 'f' | 'host';
export type { GrammaticalNumber } from '../wording/grammar.ts';

export interface ItalianNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: ItalianGender;
}

/** A phrase without its article, and what goes with it. */
export interface ItalianPhrase {
  readonly words: string;
  readonly gender: ItalianGender;
  readonly number: GrammaticalNumber;
  /** It has an article of its own: `questa creatura`. */
  readonly isFixed?: true;
}

export type ItalianAgreement = Pick<ItalianPhrase, 'gender' | 'number'>;

const INVARIABLE: ReadonlySet<string> = new Set(['blu', 'base', 'neve', 'mondo']);

/** An adjective, given in the masculine singular, as its noun wants it: `bianco`, `bianche`. */
export function agree(adjective: string, { gender, number }: ItalianAgreement): string {
  if (INVARIABLE.has(adjective.replace(/^non /, ''))) return adjective;
  if (adjective.endsWith('e')) return number === 'one' ? adjective : `${adjective.slice(0, -1)}i`;
  const stem = adjective.slice(0, -1);
  if (gender === 'host') return `${stem}${HOST_ENDING}`;
  if (number === 'one') return gender === 'm' ? adjective : `${stem}a`;
  const hard = stem.endsWith('c') ? `${stem}h` : stem;
  if (gender === 'f') return `${hard}e`;
  return stem.endsWith('i') ? stem : `${hard}i`;
}

const startsWithVowel = (words: string): boolean => /^[aeiouàèéìòù]/i.test(words);
/** `lo`, `uno`, `gli`: before s with a consonant, z, gn, ps, x, y; and `gli Dei`. */
const startsHard = (words: string): boolean =>
  /^(s[^aeiouàèéìòù]|z|gn|ps|pn|x|y|dei\b)/i.test(words);

/** `la creatura`, `l’artefatto`, `gli Elfi` */
export function definite({ words, gender, number, isFixed }: ItalianPhrase): string {
  if (isFixed) return words;
  if (number === 'many') {
    if (gender === 'f') return `le ${words}`;
    return startsWithVowel(words) || startsHard(words) ? `gli ${words}` : `i ${words}`;
  }
  if (startsWithVowel(words)) return `l’${words}`;
  if (gender === 'f') return `la ${words}`;
  return startsHard(words) ? `lo ${words}` : `il ${words}`;
}

/** `una creatura`, `un’altra creatura`, `uno Zombie` */
export function indefinite({ words, gender, isFixed }: ItalianPhrase): string {
  if (isFixed) return words;
  if (gender === 'f') return startsWithVowel(words) ? `un’${words}` : `una ${words}`;
  return startsHard(words) ? `uno ${words}` : `un ${words}`;
}

/** `quella creatura`, `quegli artefatti` */
export function demonstrative(phrase: ItalianPhrase): string {
  const { words, gender, number } = phrase;
  const hard = startsHard(words);
  if (number === 'many') {
    if (gender === 'f') return `quelle ${words}`;
    return hard || startsWithVowel(words) ? `quegli ${words}` : `quei ${words}`;
  }
  if (startsWithVowel(words)) return `quell’${words}`;
  if (gender === 'f') return `quella ${words}`;
  return hard ? `quello ${words}` : `quel ${words}`;
}

const CONTRACTED = {
  a: { il: 'al ', lo: 'allo ', la: 'alla ', i: 'ai ', gli: 'agli ', le: 'alle ', 'l’': 'all’' },
  di: {
    il: 'del ',
    lo: 'dello ',
    la: 'della ',
    i: 'dei ',
    gli: 'degli ',
    le: 'delle ',
    'l’': 'dell’',
  },
  da: {
    il: 'dal ',
    lo: 'dallo ',
    la: 'dalla ',
    i: 'dai ',
    gli: 'dagli ',
    le: 'dalle ',
    'l’': 'dall’',
  },
  su: {
    il: 'sul ',
    lo: 'sullo ',
    la: 'sulla ',
    i: 'sui ',
    gli: 'sugli ',
    le: 'sulle ',
    'l’': 'sull’',
  },
} as const;

type Preposition = keyof typeof CONTRACTED;
type Article = keyof (typeof CONTRACTED)['a'];

const isArticle = (text: string): text is Article => text in CONTRACTED.a;

/** A preposition before words that may begin with an article: `della creatura`, `ad Ada`, `su Orso`. */
export function after(preposition: Preposition, words: string): string {
  const [, spaced, elided, rest] = /^(?:(il|lo|la|i|gli|le) |(l’))(.*)$/.exec(words) ?? [];
  const article = spaced ?? elided ?? '';
  if (isArticle(article)) return `${CONTRACTED[preposition][article]}${rest ?? ''}`;
  return preposition === 'a' && /^a/i.test(words) ? `ad ${words}` : `${preposition} ${words}`;
}

/** Of a year, or of a month and its year: `del 2013`, `di novembre 2024`. */
export const ofEdition = (name: string): string =>
  /^\d/.test(name) ? `del ${name}` : `di ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What a pronoun becomes that hangs on its verb: `rimuovila`. */
export const clitic = ({ gender }: Partial<ItalianAgreement>): string =>
  gender === 'host' ? `l${HOST_ENDING}` : `l${gender === 'f' ? 'a' : 'o'}`;

/** How many of something: `1 danno`, `3 danni`. */
export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

const MANY: { readonly [one: string]: string } = {
  è: 'sono',
  ha: 'hanno',
  sta: 'stanno',
  va: 'vanno',
  può: 'possono',
  deve: 'devono',
  muore: 'muoiono',
  viene: 'vengono',
  previene: 'prevengono',
  ottiene: 'ottengono',
  scompare: 'scompaiono',
  ricompare: 'ricompaiono',
  diventa: 'diventano',
};

/** The third person of several, from that of one: `si risolve`, `non può`, `infliggerebbe`. */
export const manyOf = (one: string): string => {
  const [, before = '', last = ''] = /^(.*?)(\S+)$/.exec(one) ?? [];
  const whole = MANY[last];
  if (whole !== undefined) return `${before}${whole}`;
  if (last.endsWith('rà')) return `${before}${last.slice(0, -1)}anno`;
  if (last.endsWith('ebbe')) return `${before}${last}ro`;
  return `${before}${last.endsWith('a') ? `${last}no` : `${last.slice(0, -1)}ono`}`;
};

/** The second person of a verb in -a: `attacchi`, `lanci`, `guadagni`. */
export const youDo = (one: string): string =>
  one.replace(/^(.*?)(c|g)?(i)?a$/, (_, stem: string, hard = '', soft = '') =>
    soft === '' && hard !== '' ? `${stem}${hard}hi` : `${stem}${hard}i`,
  );

/** `e`, before another e `ed`. */
export const and = (one: string, other: string): string =>
  `${one} ${/^[eè]/i.test(other) ? 'ed' : 'e'} ${other}`;

/** An infinitive loses its last letter before what hangs on it: `rimuoverla`. */
export const beforePronoun = (infinitive: string): string => infinitive.replace(/e$/, '');

/** A sentence begins with a capital: behind a full stop, a cost, a quotation mark or a bullet. */
export const begun = (sentence: string, inWords: (mark: string) => string): string =>
  sentence.replaceAll(
    BEGINNING,
    (_, before: string, mark: string) => `${before}${capital(inWords(mark))}`,
  );

const BEGINNING = new RegExp(`(^|[.:] |[“•] ?)([${HOST}${HOST_ATTACHED}])`, 'g');

/** What it is on, behind a preposition: `alla creatura equipaggiata`. */
export const contracted = (sentence: string, attached: string): string =>
  sentence.replaceAll(BEHIND_PREPOSITION, (_, preposition: Preposition) =>
    after(preposition, attached),
  );

const BEHIND_PREPOSITION = new RegExp(`\\b(a|di|da|su) ${HOST_ATTACHED}`, 'g');
