import type { CardFilter, CharacteristicWord } from '../language/cardFilter.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { Comparison } from '../language/comparison.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { includesSubtype } from '../vocabulary/subtypes.ts';
import { type Candidate, type FilterKey, type FilterValue, wordsOf } from './filterWords.ts';
import { manaValueOf } from './manaValue.ts';

export const hasKeywordIn = (now: Characteristics, keyword: Keyword): boolean =>
  now.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);

const hasLandwalk = (now: Characteristics, land: string): boolean =>
  now.abilities.some(
    (ability) =>
      ability.kind === 'keyword' &&
      ability.keyword === 'landwalk' &&
      ability.quality?.subtype === land,
  );

export const fitsNumber = (n: number, { atLeast, atMost }: Comparison): boolean =>
  (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);

/** Words of a filter that look at nothing but characteristics. */
export const ON_CHARACTERISTICS = {
  type: (type, { now: { types } }) => types.includes(type),
  notType: (type, { now: { types } }) => !types.includes(type),
  subtype: (subtype, { now: { subtypes } }) => includesSubtype(subtypes, subtype),
  notSubtype: (subtype, { now: { subtypes } }) => !includesSubtype(subtypes, subtype),
  supertype: (supertype, { now: { supertypes } }) => supertypes.includes(supertype),
  notSupertype: (supertype, { now: { supertypes } }) => !supertypes.includes(supertype),
  color: (color, { now: { colors } }) => colors.includes(color),
  notColor: (color, { now: { colors } }) => !colors.includes(color),
  colorless: (_, { now: { colors } }) => colors.length === 0,
  // CR 105.2a-b
  monocolored: (_, { now: { colors } }) => colors.length === 1,
  multicolored: (_, { now: { colors } }) => colors.length > 1,
  // CR 202.3b: the back of a permanent has the mana value of its front.
  manaValue: (bounds, { now, permanent }) =>
    fitsNumber(manaValueOf(permanent?.front ?? now), bounds),
  keyword: (keyword, { now }) => hasKeywordIn(now, keyword),
  notKeyword: (keyword, { now }) => !hasKeywordIn(now, keyword),
  landwalk: (land, { now }) => hasLandwalk(now, land),
  toughnessGreaterThanPower: (_, { now: { power = 0, toughness = 0 } }) => toughness > power,
  power: (bounds, { now: { power = 0 } }) => fitsNumber(power, bounds),
  toughness: (bounds, { now: { toughness = 0 } }) => fitsNumber(toughness, bounds),
} satisfies {
  readonly [W in CharacteristicWord]: (said: FilterValue<W>, object: Known) => boolean;
};

/** What there is of a spell, or of a card in a hand or graveyard; a permanent is known besides. */
type Known = Pick<Candidate, 'now'> & Partial<Pick<Candidate, 'permanent'>>;

export const isCharacteristicWord = (word: FilterKey): word is CharacteristicWord =>
  Object.hasOwn(ON_CHARACTERISTICS, word);

/** Whether a spell or a card is one that the filter speaks of: it has only characteristics. */
export const fitsCharacteristics = (filter: CardFilter, now: Characteristics): boolean =>
  wordsOf(filter)
    .filter(isCharacteristicWord)
    .every((word) => fitsWord(word, filter[word], { now })) &&
  (filter.anyOf?.some((one) => fitsCharacteristics(one, now)) ?? true) &&
  filter.noneOf?.some((one) => fitsCharacteristics(one, now)) !== true;

const fitsWord = <W extends CharacteristicWord>(
  word: W,
  said: CardFilter[W],
  object: Known,
): boolean => said === undefined || WORDS[word](said, object);

const WORDS: {
  readonly [W in CharacteristicWord]: (said: FilterValue<W>, object: Known) => boolean;
} = ON_CHARACTERISTICS;
