import type { Filter } from '../../engine.ts';
import { list, listOr } from '../grammar.ts';
import type { GrammaticalNumber } from '../wording/grammar.ts';
import type { Said } from '../wording/pattern.ts';
import { known, sayKnown } from '../wording/say.ts';
import {
  type Base,
  baseOf,
  type FilterLanguage,
  type FilterSentences,
  type NounPhrase,
  PLACES,
  type Place,
  type SaysAll,
  type Setting,
} from './filterLanguage.ts';
import { type Denied, isColored, type Parts, type PhraseContext, partsOf } from './filterParts.ts';
import { sharing } from './filterSharing.ts';
import { isOfAbilities, settingSlots } from './filterSlots.ts';

/** How a language speaks of what a filter asks. */
export interface FilterPhrases {
  /** What they are, without an article: `altre creature attaccanti`. */
  readonly filterWords: (
    filter: Filter,
    number: GrammaticalNumber,
    base?: Base,
    setting?: Setting,
  ) => string;
  /** One of them: `una creatura attaccante`, `un altro Goblin`. */
  readonly aFilter: (filter: Filter, base?: Base, setting?: Setting) => string;
  /** What they are said to be: `una creatura nera`, and what only tells how they are as that: `TAPpata`. */
  readonly stateWords: (filter: Filter, base?: Base) => string;
  /** Of those that only did something: that, as a verb says it. */
  readonly deedWords: (filter: Filter, number: GrammaticalNumber) => string | undefined;
  /** Each alternative that stands alone: `artefatto`, `creatura`. */
  readonly phrasesOf: (filter: Filter, asked: PhraseContext) => readonly NounPhrase[];
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
  const phrases = (
    filter: Filter,
    number: GrammaticalNumber,
    base: Base = 'creature',
    setting?: Setting,
  ) => phrasesOf(filter, { number, base, setting }, l);
  return {
    filterWords: (...asked) => orOf(phrases(...asked), ({ words }) => words, l),
    aFilter: (filter, base, setting) =>
      orOf(phrases(filter, 'one', base, setting), l.indefinite, l),
    stateWords: (filter, base) =>
      orOf(phrases(filter, 'one', base), (one) => one.state || l.indefinite(one), l),
    deedWords: (filter, number) =>
      isPlain(filter) ? plainParts(filter, { number, base: 'creature' }, l).deed : undefined,
    phrasesOf: (filter, asked) => phrasesOf(filter, asked, l),
    agreementOf: (...asked) => ({
      number: asked[1],
      gender: phrases(...asked).some(({ gender }) => gender === 'm') ? 'm' : 'f',
    }),
  };
}

/** The same with what is known of them. */
export const orKnown = (
  phrases: readonly NounPhrase[],
  said: (phrase: NounPhrase) => string,
  l: Pick<FilterLanguage, 'language'>,
): Said =>
  known(
    orOf(phrases, said, l),
    phrases.flatMap(({ traits }) => traits),
  );

/** Alternatives in a row, each with what the language puts before it, unless it is complete. */
const orOf = (
  phrases: readonly NounPhrase[],
  said: (phrase: NounPhrase) => string,
  { language }: Pick<FilterLanguage, 'language'>,
): string =>
  listOr(
    language,
    phrases.map((one) => (one.isFixed ? one.words : said(one))),
  );

function phrasesOf(filter: Filter, asked: PhraseContext, l: FilterLanguage): readonly NounPhrase[] {
  const { isSpell, anyOf = [], ...rest } = filter;
  if (isSpell) return phrasesOf({ ...rest, anyOf }, { ...asked, base: 'spell' }, l);
  if (rest.isSource) return [named('source', 'host', asked, l)];
  if (rest.isThat) return [named('that', 'f', asked, l)];
  if (anyOf.length === 0) return [joined(plainParts(rest, asked, l), asked, l)];
  const others = anyOf.filter(({ isSource }) => !isSource);
  if (others.length < anyOf.length)
    return [named('source', 'host', asked, l), ...besideSource(rest, others, asked, l)];
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
  asked: PhraseContext,
  l: FilterLanguage,
): readonly NounPhrase[] =>
  others.length === 0 ? [] : phrasesOf({ ...rest, anyOf: others, other: true }, asked, l);

const isPlain = ({ anyOf, isSpell, isThat }: Filter): boolean => !(anyOf || isSpell || isThat);

const named = (
  name: 'source' | 'that',
  gender: NounPhrase['gender'],
  { setting = {} }: PhraseContext,
  { words: { within }, grammar }: FilterLanguage,
): NounPhrase => {
  const { words, traits } = sayKnown(within, name, settingSlots(setting), grammar);
  return { words, gender, number: 'one', isFixed: true, traits, head: words, tail: '' };
};

function joined(
  { noun: { gender }, isPlain: isBare, at }: Parts,
  { number }: PhraseContext,
  { language }: FilterLanguage,
): NounPhrase {
  const wordsAt = (place: Place): string =>
    place === 'which'
      ? list(
          language,
          at.which.map(({ words }) => words),
        )
      : at[place].map(({ words }) => words).join(' ');
  const row = (...places: readonly Place[]): string =>
    places
      .map(wordsAt)
      .filter((words) => words !== '')
      .join(' ');
  return {
    gender,
    number,
    words: row(...PLACES),
    traits: PLACES.flatMap((place) => at[place].flatMap(({ traits = [] }) => traits)),
    head: row('before', 'noun', 'adjective'),
    tail: row('mark', 'after', 'which'),
    ...(at.before[0]?.name === 'other' ? { isOther: true } : {}),
    ...(isBare ? { state: row(...PLACES.filter((place) => place !== 'noun')) } : {}),
  };
}

const plainParts = (filter: Filter, asked: PhraseContext, l: FilterLanguage): Parts =>
  partsOf(filter, asked, deniedOf(filter, asked, l), l);

/** What they are none of: `attaccanti`, `bloccanti`; where one of them needs a noun, each has it. */
function deniedOf(
  filter: Filter,
  { number, base, setting }: PhraseContext,
  l: FilterLanguage,
): Denied {
  const { type, subtype, noneOf = [] } = filter;
  const all = isColored(filter) ? [] : noneOf.filter((one) => !isOfAbilities(one));
  const asked = { number, base: deniedBase(filter, base), setting };
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
