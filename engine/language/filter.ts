import { z } from 'zod';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../vocabulary/characteristics.ts';
import { comparison } from './comparison.ts';
import { counterKind } from './counter.ts';
import { oneOf, onlyKeys, subtype, wordOf } from './form.ts';
import { KEYWORDS } from './keywords/lists.ts';
import { keysForm, type ValueOf, type Words, wordForm, wordsOf } from './table.ts';

/** Whose something is. "You" is the controller of the object that the ability is on. */
export const CONTROLLERS = {
  you: 'you control it',
  opponent: 'an opponent of yours controls it',
  defendingPlayer: 'the defending player controls it',
  activePlayer: 'the player whose turn it is controls it',
  thatPlayer: 'the player whom the triggering event or the target is about controls it',
  enchantedPlayer: 'the player whom the source enchants controls it',
} as const satisfies Words;

export type Controller = keyof typeof CONTROLLERS;

/** What an effect makes a permanent be called, and no more (CR 702.112b, 702.171b). */
export const MARKS = {
  renowned: 'it has become renowned',
  saddled: 'it has become saddled this turn',
} as const satisfies Words;

export type Mark = keyof typeof MARKS;

/** What a permanent is called once something has happened to it (CR 701.15b, 701.37b, 701.60b). */
export const DESIGNATIONS = {
  ...MARKS,
  monstrous: 'it has become monstrous',
  suspected: 'it is suspected',
  goaded: 'it is goaded by somebody',
} as const satisfies Words;

export type Designation = keyof typeof DESIGNATIONS;

const yes = z.literal(true);
const yesOrNo = z.boolean();
// Filters hold filters.
type SomeFilters = z.ZodType<readonly Filter[]>;
const someFilters: SomeFilters = z.lazy(() => z.array(filter).min(1));

/** Which objects an ability speaks of. */
export const FILTER = {
  type: { form: wordOf(CARD_TYPES), example: 'artifact', means: 'has this card type' },
  notType: { form: wordOf(CARD_TYPES), example: 'land', means: 'does not have this card type' },
  subtype: { form: subtype, example: 'wall', means: 'has this subtype' },
  notSubtype: { form: subtype, example: 'wall', means: 'does not have this subtype' },
  supertype: { form: wordOf(SUPERTYPES), example: 'legendary', means: 'has this supertype' },
  notSupertype: {
    form: wordOf(SUPERTYPES),
    example: 'basic',
    means: 'does not have this supertype',
  },
  color: { form: wordOf(COLORS), example: 'red', means: 'is of this color' },
  notColor: { form: wordOf(COLORS), example: 'red', means: 'is not of this color' },
  sharesColorWithSource: { form: yes, example: true, means: 'shares a color with the source' },
  keyword: { form: wordOf(KEYWORDS), example: 'first-strike', means: 'has this keyword' },
  notKeyword: { form: wordOf(KEYWORDS), example: 'flying', means: 'does not have this keyword' },
  colorless: { form: yes, example: true, means: 'has no color' },
  landwalk: { form: subtype, example: 'island', means: 'has landwalk of this land' },
  power: { form: comparison, example: { 'at-least': 3 }, means: 'has such a power' },
  toughness: {
    form: comparison,
    example: { 'at-least': 2, 'at-most': 3 },
    means: 'has such a toughness',
  },
  toughnessGreaterThanPower: {
    form: yes,
    example: true,
    means: 'has more toughness than power',
  },
  greatestPower: {
    form: yes,
    example: true,
    means: 'has the greatest power of all creatures, or as much',
  },
  sameNameAsSource: { form: yes, example: true, means: 'has the same name as the source' },
  powerGreaterThanSource: { form: yes, example: true, means: 'has more power than the source' },
  powerLessThanSource: { form: yes, example: true, means: 'has less power than the source' },
  powerGreaterThanYourHand: {
    form: yes,
    example: true,
    means: 'has more power than you have cards in hand',
  },
  controller: {
    form: wordForm(CONTROLLERS),
    example: 'defending-player',
    means: 'is controlled by such a player',
  },
  other: { form: yes, example: true, means: 'is not the source' },
  isSource: { form: yes, example: true, means: 'is the source itself' },
  /** What the effect is directed at with `towards`; in an intervening "if", what the event is about. */
  isThat: {
    form: yes,
    example: true,
    means: 'is the object that the effect is directed at, or the triggering event about',
  },
  token: { form: yesOrNo, example: false, means: 'is a token, or is none' },
  /** Only protection asks. */
  isSpell: { form: yes, example: true, means: 'is a spell, on the stack' },
  tapped: { form: yesOrNo, example: true, means: 'is tapped, or is untapped' },
  hasCounters: { form: yesOrNo, example: true, means: 'has counters on it, or has none' },
  counter: {
    form: counterKind,
    example: '+1/+1',
    means: 'has a counter of this kind on it',
  },
  paired: {
    form: yesOrNo,
    example: true,
    means: 'is paired with another creature, or is unpaired',
  },
  pairedWithSource: { form: yes, example: true, means: 'is paired with the source' },
  ofItsPair: {
    form: yes,
    example: true,
    means: 'is the source, which is paired, or the creature that it is paired with',
  },
  enchanted: { form: yesOrNo, example: true, means: 'has an Aura attached to it, or has none' },
  newThisTurn: {
    form: yesOrNo,
    example: false,
    means: 'came under its control this turn, or was there as the turn began',
  },
  attackedThisTurn: {
    form: yesOrNo,
    example: true,
    means: 'has attacked this turn, or has not',
  },
  exertedThisTurn: {
    form: yesOrNo,
    example: false,
    means: 'has been exerted this turn, or has not',
  },
  foughtThisCombat: {
    form: yes,
    example: true,
    means: 'has attacked or blocked in this combat, though it may have left it',
  },
  damagedBySource: {
    form: yes,
    example: true,
    means: 'has been dealt damage by the source this turn',
  },
  designation: { form: wordForm(DESIGNATIONS), example: 'monstrous', means: 'is called this' },
  attacking: {
    form: oneOf([
      ['word', wordOf(['you', 'youOrYours', 'enchantedPlayer'])],
      ['word', yes],
    ]),
    example: 'you',
    means:
      'attacks: anything, or you, you or a planeswalker or battle of yours, or the player whom the source enchants',
  },
  // CR 506.5: as things stand now. "Attacked alone" is an event.
  attackingAlone: { form: yes, example: true, means: 'attacks, and no other creature does' },
  blocking: {
    form: z.literal([true, 'source']),
    example: 'source',
    means: 'blocks: anything, or the source',
  },
  blockingAlone: { form: yes, example: true, means: 'blocks, and no other creature does' },
  blocked: {
    form: yesOrNo,
    example: false,
    means: 'attacks and is blocked, or attacks and is unblocked',
  },
  blockedBySource: { form: yes, example: true, means: 'is blocked by the source' },
  wasBlockedBySource: {
    form: yes,
    example: true,
    means: 'was blocked by the source in this combat, which may have left since',
  },
  // CR 506.7
  hadToAttack: {
    form: yes,
    example: true,
    means: 'was required by some effect to attack as attackers were declared',
  },
  anyOf: {
    form: someFilters,
    example: [{ color: 'green' }, { color: 'white' }],
    means: 'fits one of these filters',
  },
  noneOf: {
    form: someFilters,
    example: [{ keyword: 'flying' }, { landwalk: 'island' }],
    means: 'fits none of these filters',
  },
} as const;

/** Which objects an ability speaks of: every key that is given must hold. */
export type Filter = { readonly [K in keyof typeof FILTER]?: ValueOf<(typeof FILTER)[K]> };

export const filter: z.ZodType<Filter> = keysForm(FILTER)
  .superRefine(fitsSomething)
  .meta({ id: 'filter' });

const OPPOSITES = [
  ['type', 'notType'],
  ['subtype', 'notSubtype'],
  ['supertype', 'notSupertype'],
  ['color', 'notColor'],
  ['keyword', 'notKeyword'],
] as const satisfies readonly (readonly [keyof Filter, keyof Filter])[];

/** Refuses what nothing fits: the opposite of what is asked. */
export function fitsSomething(said: Filter, context: z.RefinementCtx): void {
  const against: readonly (keyof Filter | false)[] = [
    ...OPPOSITES.map(([is, isNot]) => said[is] !== undefined && said[is] === said[isNot] && isNot),
    said.color !== undefined && 'colorless',
    said.other !== undefined && 'isSource',
  ];
  onlyKeys(
    said,
    wordsOf(FILTER).filter((key) => !against.includes(key)),
    context,
  );
}
