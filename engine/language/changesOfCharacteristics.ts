import { z } from 'zod';
import { CARD_TYPES, COLORS } from '../vocabulary/characteristics.ts';
import { type Amount, amount, standingAmount } from './amount.ts';
import { powerToughness, someKey, subtype, wordOf } from './form.ts';
import type { HeldForm } from './held.ts';
import { KEYWORDS } from './keywords/lists.ts';

/** Power and toughness, each a number or counted. */
const sizes = (counted: z.ZodType<Amount>) =>
  z.tuple([counted, counted]).transform(([power, toughness]) => ({ power, toughness }) as const);
const amounts = sizes(amount);
const standing = { fields: { parts: sizes(standingAmount) } };

/** Changes of what is written in one but is in two parts, and of what may be said with nothing in it. */
export const CHANGES_IN_PARTS = {
  // CR 613.4c
  modifyPowerToughness: {
    head: 'pump',
    beside: 'parts',
    fields: { parts: amounts },
    example: { pump: [{ count: { type: 'artifact' } }, 1] },
    means: 'gets so much power and toughness more',
  },
  // CR 613.4a
  definePowerToughness: {
    head: 'defineSize',
    beside: 'parts',
    fields: { parts: amounts },
    example: { 'define-size': [{ count: { type: 'land' } }, 7] },
    means: 'its power and toughness are defined as this',
  },
  // CR 613.4b
  setPowerToughness: {
    head: 'setSize',
    beside: 'parts',
    fields: { parts: powerToughness },
    example: { 'set-size': '0/7' },
    means: 'has this power and toughness',
  },
} as const;

/** The same as a static ability says it. */
export const STANDING_CHANGES = {
  modifyPowerToughness: { ...CHANGES_IN_PARTS.modifyPowerToughness, ...standing },
  definePowerToughness: { ...CHANGES_IN_PARTS.definePowerToughness, ...standing },
} as const;

/** The parts stand in such a change each by itself. */
export type ChangeInParts = {
  readonly [K in keyof typeof CHANGES_IN_PARTS]: { readonly kind: K } & Readonly<
    z.output<(typeof CHANGES_IN_PARTS)[K]['fields']['parts']>
  >;
}[keyof typeof CHANGES_IN_PARTS];

/** Of no types there are subtypes at least. */
function addsSome(said: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const { types } = said;
  if (Array.isArray(types) && types.length === 0) someKey(said, ['subtypes'], context);
}

/** CR 613.1d-f: changes of types, colors and abilities. */
export const changesOfCharacteristics = (ability: HeldForm<'ability'>) =>
  ({
    addTypes: {
      beside: 'types',
      fields: {
        types: z.array(wordOf(CARD_TYPES)),
        subtypes: z.array(subtype).min(1).exactOptional(),
      },
      example: { 'add-types': ['artifact'], subtypes: ['golem'] },
      refuses: addsSome,
      means: 'is these in addition to its other types',
    },
    setColors: {
      beside: 'colors',
      fields: { colors: z.array(wordOf(COLORS)) },
      example: { 'set-colors': ['red'] },
      means: 'is of these colors and no others',
    },
    grant: {
      beside: 'ability',
      fields: { ability },
      example: { grant: 'flying' },
      means: 'has this ability',
    },
    loseKeyword: {
      head: 'lose',
      beside: 'keyword',
      fields: { keyword: wordOf(KEYWORDS) },
      example: { lose: 'flying' },
      means: 'loses this keyword',
    },
    // CR 113.11
    cannotHave: {
      beside: 'keyword',
      fields: { keyword: wordOf(KEYWORDS) },
      example: { 'cannot-have': 'flying' },
      means: 'loses this keyword and can’t have or gain it',
    },
    removeTypes: {
      beside: 'types',
      fields: { types: z.array(wordOf(CARD_TYPES)).min(1) },
      example: { 'remove-types': ['creature'] },
      means: 'is none of these any more',
    },
    // CR 205.1a
    setCreatureTypes: {
      beside: 'subtypes',
      fields: { subtypes: z.array(subtype).min(1) },
      example: { 'set-creature-types': ['coward'] },
      means: 'is of these creature types and no others; other subtypes stay',
    },
    // CR 613.4d
    switchPowerToughness: {
      fields: {},
      example: { 'switch-power-toughness': true },
      means: 'its power and its toughness are switched',
    },
    addEveryCreatureType: {
      fields: {},
      example: { 'add-every-creature-type': true },
      means: 'is of every creature type',
    },
    loseAllAbilities: {
      fields: {},
      example: { 'lose-all-abilities': true },
      means: 'loses all abilities',
    },
  }) as const;
