import { z } from 'zod';
import { FILTER, type Filter, fitsSomething } from './filter.ts';
import { onlyKeys, wordOf } from './form.ts';
import { keysForm, type ValueOf, wordsOf } from './table.ts';

const { type, notType, subtype, notSubtype, supertype, notSupertype } = FILTER;
const { color, notColor, colorless, keyword, notKeyword, landwalk } = FILTER;
const { power, toughness, toughnessGreaterThanPower, anyOf, noneOf } = FILTER;

const CHARACTERISTICS = {
  ...{ type, notType, subtype, notSubtype, supertype, notSupertype },
  ...{ color, notColor, colorless, keyword, notKeyword, landwalk },
  ...{ power, toughness, toughnessGreaterThanPower },
} as const;

// Filters hold filters.
type SomeFilters = z.ZodType<readonly CardFilter[]>;
const someFilters: SomeFilters = z.lazy(() => z.array(cardFilter).min(1));

/** What can be asked of what is no permanent: a spell, or a card in a hand, a graveyard or exile, has characteristics only. */
export const CARD_FILTER = {
  ...CHARACTERISTICS,
  anyOf: { ...anyOf, form: someFilters },
  noneOf: { ...noneOf, form: someFilters },
} as const;

export type CharacteristicWord = keyof typeof CHARACTERISTICS;

/** Which spells or cards an ability speaks of. */
export type CardFilter = {
  readonly [K in keyof typeof CARD_FILTER]?: ValueOf<(typeof CARD_FILTER)[K]>;
};

/** Refuses, in a filter of any sort, what can't be asked of a spell or card. */
export const ofCards = (
  said: Filter,
  context: z.RefinementCtx,
  path: readonly PropertyKey[],
): void => {
  onlyKeys(said, wordsOf(CARD_FILTER), context, path);
  for (const [key, some = []] of [
    ['any-of', said.anyOf],
    ['none-of', said.noneOf],
  ] as const)
    for (const [index, one] of some.entries()) ofCards(one, context, [...path, key, index]);
};

export const cardFilter: z.ZodType<CardFilter> = keysForm(CARD_FILTER)
  .superRefine(fitsSomething)
  .meta({ id: 'card-filter' });

/** CR 109.4: a spell has a controller besides. */
const SPELL_FILTER = {
  ...CARD_FILTER,
  controller: { ...FILTER.controller, form: wordOf(['you', 'opponent']) },
} as const;

export const spellFilter = keysForm(SPELL_FILTER).meta({ id: 'spell-filter' });

/** CR 108.3, 404.2: a card in a graveyard has an owner, whose graveyard that is. */
const GRAVEYARD_FILTER = {
  ...CARD_FILTER,
  controller: {
    form: wordOf(['you', 'opponent', 'thatPlayer']),
    example: 'you',
    means: 'is in the graveyard of such a player',
  },
} as const;

export const graveyardFilter = keysForm(GRAVEYARD_FILTER).meta({ id: 'graveyard-filter' });
