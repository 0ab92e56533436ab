import { type CardType, FILTER_ENTRIES, type Filter } from '../../engine.ts';
import type { Language } from '../languages.ts';
import type { Terms } from '../messages.ts';
import type { Agreement, Grammar, GrammaticalNumber, Phrase, Trait } from '../wording/grammar.ts';
import type { Wording } from '../wording/pattern.ts';
import type { CounterKind } from './words.ts';

/** What is spoken of where nothing says its kind; `self`: what the ability is printed on. */
export type Base = BaseNoun | 'self';
type BaseNoun = 'creature' | 'permanent' | 'spell' | 'source' | 'card';

/** What the words of a phrase depend on besides its filter: who is told of it, and what was said before. */
export interface Setting {
  /** Yours are those of somebody who is told of: `they control`; of somebody who pays. */
  readonly yours?: 'theirs' | 'payers';
  /** What the ability is printed on was just named, so that a pronoun is enough. */
  readonly host?: 'same';
  /** What the ability is printed on, where it has a name. */
  readonly self?: Phrase | undefined;
  /** It stands in front of its verb, where nothing was said before that it could be compared with. */
  readonly place?: 'subject';
  /** What “the other” is, where it is named. */
  readonly other?: string | undefined;
  /** Who “that player” is, where that is said here first. */
  readonly player?: string | undefined;
}

/** Of one, of several. */
export interface Noun<Gender = Agreement['gender']> {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** What a noun phrase is made of, in the order in which it is said; `mark` is put in by who asks: `bersaglio`. */
export const PLACES = ['before', 'noun', 'adjective', 'mark', 'after', 'which'] as const;
export type Place = (typeof PLACES)[number];

/**
 * The words of a language for what filters say: a line for each part under the place where it stands there, in the order
 * in which parts at that place are said. `not` are those that stand together in what is said with `none`.
 */
export interface FilterSentences {
  readonly noun: Wording & { readonly [N in CardType | BaseNoun]: string };
  readonly before?: Wording;
  readonly adjective?: Wording;
  readonly after: Wording;
  readonly which?: Wording;
  readonly not?: Wording;
  /** What they did, as a verb says it: `attacked this turn`. */
  readonly deed: Wording;
  /** What is put into other lines, or stands in place of a phrase. */
  readonly within: Wording;
}

/** A field that takes no words of its own into the phrase, but shapes it or is said within another line. */
type Shaping =
  | 'anyOf'
  | 'isSource'
  | 'isSpell'
  | 'isThat'
  | 'keyword'
  | 'landwalk'
  | 'noneOf'
  | 'notKeyword'
  | 'subtype'
  | 'type';

/** A field whose value is put into its line. */
type Filled =
  | 'color'
  | 'counter'
  | 'manaValue'
  | 'notColor'
  | 'notSubtype'
  | 'notType'
  | 'power'
  | 'toughness';

type LineOf<F extends string, V> = F extends Filled
  ? F
  : V extends string
    ? `${F}.${V}`
    : V extends false
      ? `not${Capitalize<F>}`
      : F;

/** The lines that what a filter may say needs: `tapped`, `notTapped`, `attacking.you`. */
type Line =
  | 'having'
  | 'lacking'
  | 'none'
  | { [F in Exclude<keyof Filter, Shaping>]-?: LineOf<F, NonNullable<Filter[F]>> }[Exclude<
      keyof Filter,
      Shaping
    >];

/** Nothing more, where each of them stands at some place; else which does not. */
export type SaysAll<W> =
  Exclude<Line, { [P in keyof W]: keyof W[P] }[keyof W]> extends infer Missing
    ? [Missing] extends [never]
      ? unknown
      : { readonly missing: Missing }
    : never;

/** One alternative of a noun phrase, without its article. */
export interface NounPhrase<Gender = Agreement['gender']> {
  readonly words: string;
  readonly gender: Gender;
  readonly number: GrammaticalNumber;
  /** It has no article, or one of its own: `questa creatura`. */
  readonly isFixed?: true;
  readonly traits: readonly Trait[];
  /** It begins by saying that it is another. */
  readonly isOther?: true;
  /** Up to its mark, and from there on: `creatura attaccante` `bersaglio con volare`. */
  readonly head: string;
  readonly tail: string;
  /** Without the noun, where the filter asks for none: `TAPpata`. */
  readonly state?: string;
}

/** What a language has to make noun phrases of filters. */
export interface FilterLanguage {
  readonly language: Language;
  readonly grammar: Grammar;
  readonly words: FilterSentences;
  readonly terms: Pick<Terms, 'types' | 'colors' | 'keywords'>;
  readonly subtype: (subtype: string) => Noun;
  readonly counter: (kind: CounterKind) => string;
  /** Where alternatives may differ that share the rest: `creature verdi o bianche`. */
  readonly shares: readonly Place[];
  /** A noun that says of what kind another is: `magia artefatto`, `hechizo de artefacto`. */
  readonly apposed: (head: string, kind: string) => string;
  /** With its article: `una creatura`. */
  readonly indefinite: (phrase: NounPhrase) => string;
}

/** A noun as files of words have it, its gender where that is not the masculine: `pedina; pedine; f`. */
export function nounIn(line: string): Noun<'f' | 'm'> {
  const [one = '', many = one, gender] = line.split('; ');
  return { one, many, gender: gender === 'f' ? 'f' : 'm' };
}

/** The kind that a noun phrase speaks of where its filter names none: only creatures attack, block and are blocked. */
export const baseOf = (filter: Filter, base: Base): Base =>
  base === 'permanent' || base === 'source'
    ? Object.entries(filter).some(([word, said]) => said !== undefined && OF_CREATURES.has(word))
      ? 'creature'
      : base
    : base;

const OF_CREATURES: ReadonlySet<string> = new Set(
  Object.entries(FILTER_ENTRIES).flatMap(([word, { of }]) => (of === 'creatures' ? [word] : [])),
);
