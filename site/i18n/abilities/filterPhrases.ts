import type { Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';
import { say } from '../wording/say.ts';
import {
  type Base,
  baseOf,
  type FilterLanguage,
  type FilterSentences,
  type NounPhrase,
  PLACES,
  type Place,
  type SaysAll,
} from './filterLanguage.ts';
import { type Asked, type Denied, isColored, type Parts, partsOf } from './filterParts.ts';
import { sharing } from './filterSharing.ts';
import { isOfAbilities } from './filterSlots.ts';
import { HOST } from './host.ts';

/** How a language speaks of what a filter asks. */
export interface FilterPhrases {
  /** What they are, without an article: `altre creature attaccanti`. */
  readonly filterWords: (filter: Filter, number: GrammaticalNumber, base?: Base) => string;
  /** One of them: `una creatura attaccante`, `un altro Goblin`. */
  readonly aFilter: (filter: Filter, base?: Base) => string;
  /** Each alternative that stands alone: `artefatto`, `creatura`. */
  readonly phrasesOf: (filter: Filter, asked: Asked) => readonly NounPhrase[];
  /** What agrees with all of them. */
  readonly agreementOf: (
    filter: Filter,
    number: GrammaticalNumber,
    base?: Base,
  ) => { readonly gender: 'f' | 'm'; readonly number: GrammaticalNumber };
}

export function filterPhrasesIn<W extends FilterSentences>(
  l: FilterLanguage & { readonly words: W & SaysAll<W> },
): FilterPhrases {
  const phrases = (filter: Filter, number: GrammaticalNumber, base: Base = 'creature') =>
    phrasesOf(filter, { number, base }, l);
  return {
    filterWords: (...asked) => orOf(phrases(...asked), ({ words }) => words, l),
    aFilter: (filter, base) => orOf(phrases(filter, 'one', base), l.indefinite, l),
    phrasesOf: (filter, asked) => phrasesOf(filter, asked, l),
    agreementOf: (...asked) => ({
      number: asked[1],
      gender: phrases(...asked).some(({ gender }) => gender === 'm') ? 'm' : 'f',
    }),
  };
}

/** Alternatives in a row, each with what the language puts before it, unless it is complete. */
export const orOf = (
  phrases: readonly NounPhrase[],
  said: (phrase: NounPhrase) => string,
  { language }: Pick<FilterLanguage, 'language'>,
): string =>
  listOr(
    language,
    phrases.map((one) => (one.isFixed ? one.words : said(one))),
  );

function phrasesOf(filter: Filter, asked: Asked, l: FilterLanguage): readonly NounPhrase[] {
  const { isSpell, anyOf = [], ...rest } = filter;
  if (isSpell) return phrasesOf({ ...rest, anyOf }, { ...asked, base: 'spell' }, l);
  if (rest.isSource) return [named('source', 'host', l)];
  if (rest.isThat) return [named('that', 'f', l)];
  if (anyOf.length === 0) return [joined(plainParts(rest, asked, l), asked, l)];
  const others = anyOf.filter(({ isSource }) => !isSource);
  if (others.length < anyOf.length)
    return [named('source', 'host', l), ...besideSource(rest, others, asked, l)];
  const options = anyOf.map((one) => ({ ...rest, ...one }));
  const shared = options.every(isPlain)
    ? sharing(
        options.map((one) => plainParts(one, asked, l)),
        l,
      )
    : undefined;
  return shared === undefined
    ? options.flatMap((one) => phrasesOf(one, asked, l))
    : [joined(shared, asked, l)];
}

/** Where the source itself is one of the alternatives: the others. */
const besideSource = (
  rest: Filter,
  others: readonly Filter[],
  asked: Asked,
  l: FilterLanguage,
): readonly NounPhrase[] =>
  others.length === 0 ? [] : phrasesOf({ ...rest, anyOf: others, other: true }, asked, l);

const isPlain = ({ anyOf, isSpell, isThat }: Filter): boolean => !(anyOf || isSpell || isThat);

const named = (
  name: 'source' | 'that',
  gender: NounPhrase['gender'],
  { words: { within }, grammar }: FilterLanguage,
): NounPhrase => ({
  words: say(within, name, { self: HOST }, grammar),
  gender,
  number: 'one',
  isFixed: true,
});

const joined = (
  { noun: { gender }, at }: Parts,
  { number }: Asked,
  { language }: FilterLanguage,
): NounPhrase => {
  const wordsAt = (place: Place) => at[place].map(({ words }) => words);
  const clauses = list(language, wordsAt('which'));
  const words = [...PLACES.filter((one) => one !== 'which').flatMap(wordsAt), clauses];
  return { gender, number, words: words.join(' ').trim() };
};

const plainParts = (filter: Filter, asked: Asked, l: FilterLanguage): Parts =>
  partsOf(filter, asked, deniedOf(filter, asked, l), l);

/** What they are none of: `attaccanti`, `bloccanti`; where one of them needs a noun, each has it. */
function deniedOf(filter: Filter, { number, base }: Asked, l: FilterLanguage): Denied {
  const { type, subtype, noneOf = [] } = filter;
  const all = isColored(filter) ? [] : noneOf.filter((one) => !isOfAbilities(one));
  const asked = { number, base: deniedBase(filter, base) };
  const own = { ...(type && { type }), ...(subtype && { subtype }) };
  const states = all.flatMap((one) => stateOf(one, plainParts({ ...own, ...one }, asked, l)));
  if (states.length === all.length)
    return { kinds: states, are: states.length === 1 ? 'state' : 'states' };
  const said = number === 'one' ? l.indefinite : ({ words }: NounPhrase) => words;
  return { kinds: all.map((one) => orOf(phrasesOf(one, asked, l), said, l)), are: 'kinds' };
}

/** What needs no noun of its own: `attaccante`. */
function stateOf(filter: Filter, { at }: Parts): readonly string[] {
  const { type, subtype, other } = filter;
  const isKind = type !== undefined || subtype !== undefined || other || !isPlain(filter);
  const words = [...at.before, ...at.adjective].map((one) => one.words).join(' ');
  return isKind || words === '' || at.after.length > 0 || at.which.length > 0 ? [] : [words];
}

/** Of an artifact it is not said that it is no such creature. */
function deniedBase(filter: Filter, base: Base): Base {
  if (filter.type === 'creature') return filter.type;
  return filter.type !== undefined && base === 'creature' ? 'permanent' : baseOf(filter, base);
}
