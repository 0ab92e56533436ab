import type { FilterEntry } from './filterEntry.ts';

/** Every word of a filter, once: all that is said of one anywhere follows from its entry. */
export const FILTER_ENTRIES = {
  type: {
    of: 'characteristics',
    takes: 'cardType',
    example: 'artifact',
    means: 'has this card type',
  },
  notType: {
    of: 'characteristics',
    takes: 'cardType',
    example: 'land',
    means: 'does not have this card type',
  },
  subtype: { of: 'characteristics', takes: 'subtype', example: 'wall', means: 'has this subtype' },
  notSubtype: {
    of: 'characteristics',
    takes: 'subtype',
    example: 'wall',
    means: 'does not have this subtype',
  },
  supertype: {
    of: 'characteristics',
    takes: 'supertype',
    example: 'legendary',
    means: 'has this supertype',
  },
  notSupertype: {
    of: 'characteristics',
    takes: 'supertype',
    example: 'basic',
    means: 'does not have this supertype',
  },
  color: { of: 'characteristics', takes: 'color', example: 'red', means: 'is of this color' },
  notColor: {
    of: 'characteristics',
    takes: 'color',
    example: 'red',
    means: 'is not of this color',
  },
  sharesColorWithSource: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'shares a color with the source',
  },
  keyword: {
    of: 'characteristics',
    takes: 'keyword',
    example: 'first-strike',
    means: 'has this keyword',
  },
  notKeyword: {
    of: 'characteristics',
    takes: 'keyword',
    example: 'flying',
    means: 'does not have this keyword',
  },
  colorless: { of: 'characteristics', takes: 'yes', example: true, means: 'has no color' },
  monocolored: {
    of: 'characteristics',
    takes: 'yes',
    example: true,
    means: 'has exactly one color',
  },
  multicolored: {
    of: 'characteristics',
    takes: 'yes',
    example: true,
    means: 'has two or more colors',
  },
  manaValue: {
    of: 'characteristics',
    line: 'none',
    takes: 'comparison',
    example: { 'at-most': 1 },
    means: 'has such a mana value',
  },
  landwalk: {
    of: 'characteristics',
    takes: 'subtype',
    example: 'island',
    means: 'has landwalk of this land',
  },
  power: {
    of: 'characteristics',
    takes: 'comparison',
    example: { 'at-least': 3 },
    means: 'has such a power',
  },
  toughness: {
    of: 'characteristics',
    takes: 'comparison',
    example: { 'at-least': 2, 'at-most': 3 },
    means: 'has such a toughness',
  },
  toughnessGreaterThanPower: {
    of: 'characteristics',
    takes: 'yes',
    example: true,
    means: 'has more toughness than power',
  },
  greatestPower: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'has the greatest power of all creatures, or as much',
  },
  sameNameAsSource: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'has the same name as the source',
  },
  powerGreaterThanSource: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'has more power than the source',
  },
  powerLessThanSource: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'has less power than the source',
  },
  powerGreaterThanYourHand: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'has more power than you have cards in hand',
  },
  controller: {
    of: 'permanents',
    takes: 'controller',
    example: 'defending-player',
    means: 'is controlled by such a player',
  },
  other: { of: 'permanents', takes: 'yes', example: true, means: 'is not the source' },
  isSource: { of: 'permanents', takes: 'yes', example: true, means: 'is the source itself' },
  /** What the effect is directed at with `towards`; in an intervening "if", what the event is about. */
  isThat: {
    of: 'permanents',
    takes: 'yes',
    example: true,
    means: 'is the object that the effect is directed at, or the triggering event about',
  },
  token: { of: 'permanents', takes: 'yesOrNo', example: false, means: 'is a token, or is none' },
  /** Only protection asks. */
  isSpell: {
    of: 'permanents',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'is a spell, on the stack',
  },
  tapped: { of: 'permanents', takes: 'yesOrNo', example: true, means: 'is tapped, or is untapped' },
  hasCounters: {
    of: 'permanents',
    takes: 'yesOrNo',
    example: true,
    means: 'has counters on it, or has none',
  },
  counter: {
    of: 'permanents',
    takes: 'counter',
    example: '+1/+1',
    means: 'has a counter of this kind on it',
  },
  paired: {
    of: 'permanents',
    takes: 'yesOrNo',
    example: true,
    means: 'is paired with another creature, or is unpaired',
  },
  pairedWithSource: {
    of: 'creatures',
    takes: 'yes',
    example: true,
    means: 'is paired with the source',
  },
  ofItsPair: {
    of: 'creatures',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'is the source, which is paired, or the creature that it is paired with',
  },
  enchanted: {
    of: 'permanents',
    takes: 'yesOrNo',
    example: true,
    means: 'has an Aura attached to it, or has none',
  },
  newThisTurn: {
    of: 'permanents',
    takes: 'yesOrNo',
    example: false,
    means: 'came under its control this turn, or was there as the turn began',
  },
  attackedThisTurn: {
    of: 'creatures',
    takes: 'yesOrNo',
    example: true,
    means: 'has attacked this turn, or has not',
  },
  exertedThisTurn: {
    of: 'creatures',
    takes: 'yesOrNo',
    example: false,
    means: 'has been exerted this turn, or has not',
  },
  foughtThisCombat: {
    of: 'creatures',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'has attacked or blocked in this combat, though it may have left it',
  },
  damagedBySource: {
    of: 'permanents',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'has been dealt damage by the source this turn',
  },
  designation: {
    of: 'permanents',
    takes: 'designation',
    example: 'monstrous',
    means: 'is called this',
  },
  attacking: {
    of: 'creatures',
    takes: 'attacked',
    example: 'you',
    means:
      'attacks: anything, or you, you or a planeswalker or battle of yours, or the player whom the source enchants',
  },
  // CR 506.5: as things stand now. "Attacked alone" is an event.
  attackingAlone: {
    of: 'creatures',
    takes: 'yes',
    example: true,
    means: 'attacks, and no other creature does',
  },
  blocking: {
    of: 'creatures',
    takes: 'blocked',
    example: 'source',
    means: 'blocks: anything, or the source',
  },
  blockingAlone: {
    of: 'creatures',
    takes: 'yes',
    example: true,
    means: 'blocks, and no other creature does',
  },
  blocked: {
    of: 'creatures',
    takes: 'yesOrNo',
    example: false,
    means: 'attacks and is blocked, or attacks and is unblocked',
  },
  blockedBySource: {
    of: 'creatures',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'is blocked by the source',
  },
  wasBlockedBySource: {
    of: 'creatures',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'was blocked by the source in this combat, which may have left since',
  },
  // CR 506.7
  hadToAttack: {
    of: 'creatures',
    line: 'none',
    takes: 'yes',
    example: true,
    means: 'was required by some effect to attack as attackers were declared',
  },
  anyOf: {
    of: 'filters',
    takes: 'filters',
    example: [{ color: 'green' }, { color: 'white' }],
    means: 'fits one of these filters',
  },
  noneOf: {
    of: 'filters',
    takes: 'filters',
    example: [{ keyword: 'flying' }, { landwalk: 'island' }],
    means: 'fits none of these filters',
  },
} as const satisfies Readonly<Record<string, FilterEntry>>;

export type FilterWord = keyof typeof FILTER_ENTRIES;

/** The words that are asked of such things. */
export type FilterWordOf<O extends FilterEntry['of']> = {
  [W in FilterWord]: (typeof FILTER_ENTRIES)[W]['of'] extends O ? W : never;
}[FilterWord];
