import { z } from 'zod';
import { FILTER_ENTRIES, type FilterWordOf } from './entries/filter.ts';
import { FILTER, type Filter, fitsSomething } from './filter.ts';
import { onlyKeys, wordOf } from './form.ts';
import { keysForm, type ValueOf, wordsOf } from './table.ts';

export type CharacteristicWord = FilterWordOf<'characteristics'>;

const CHARACTERISTICS: Pick<typeof FILTER, CharacteristicWord> = Object.fromEntries(
  wordsOf(FILTER)
    .filter((word) => FILTER_ENTRIES[word].of === 'characteristics')
    .map((word) => [word, FILTER[word]]),
) as Pick<typeof FILTER, CharacteristicWord>;

// Filters hold filters.
type SomeFilters = z.ZodType<readonly CardFilter[]>;
const someFilters: SomeFilters = z.lazy(() => z.array(cardFilter).min(1));

/** What can be asked of what is no permanent: a spell, or a card in a hand, a graveyard or exile, has characteristics only. */
export const CARD_FILTER = {
  ...CHARACTERISTICS,
  anyOf: { ...FILTER.anyOf, form: someFilters },
  noneOf: { ...FILTER.noneOf, form: someFilters },
} as const;

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
