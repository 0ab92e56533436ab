import type { Comparison, Filter } from '../../engine.ts';
import { colors, keywords, types } from './keywords.ts';
import { landwalk, subtypeWord } from './subtypes.ts';

/** What the noun says, and what is made of other filters. */
type NounField = 'type' | 'subtype' | 'isSpell' | 'isSource' | 'isThat' | 'anyOf' | 'noneOf';
type Field = Exclude<keyof Filter, NounField>;
type Values = { readonly [K in Field]: NonNullable<Filter[K]> };
type Said = { readonly [K in Field]: (value: Values[K]) => Part };

/** Words before the noun, or behind it. */
interface Part {
  readonly before?: string;
  readonly after?: string;
}

const before = (words: string): Part => ({ before: words });
const after = (words: string): Part => ({ after: words });
const beforeIf =
  (yes: string, no: string) =>
  (value: boolean): Part =>
    before(value ? yes : no);
const afterIf =
  (yes: string, no: string) =>
  (value: boolean): Part =>
    after(value ? yes : no);

/** Every other field, in the order in which it is said: before the noun, then behind it. */
const SAID: Said = {
  other: () => before('other'),
  tapped: beforeIf('tapped', 'untapped'),
  enchanted: beforeIf('enchanted', 'unenchanted'),
  designation: (one) => before(one),
  attacking: (whom) => (whom === true ? before('attacking') : after(ATTACKED[whom])),
  blocking: (what) => (what === true ? before('blocking') : after('blocking it')),
  blocked: beforeIf('blocked', 'unblocked'),
  supertype: (one) => before(one),
  notSupertype: (one) => before(`non${one}`),
  color: (one) => before(colors[one]),
  colorless: () => before('colorless'),
  notColor: (one) => before(`non${colors[one]}`),
  notType: (one) => before(`non${types[one]}`),
  notSubtype: (one) => before(`non-${subtypeWord(one, 'one')}`),
  token: beforeIf('token', 'nontoken'),
  keyword: (one) => after(`with ${keywords[one]}`),
  landwalk: (land) => after(`with ${landwalk(land)}`),
  notKeyword: (one) => after(`without ${keywords[one]}`),
  power: (comparison) => after(`with power ${comparisonWords(comparison)}`),
  toughness: (comparison) => after(`with toughness ${comparisonWords(comparison)}`),
  powerGreaterThanSource: () => after('with greater power'),
  powerLessThanSource: () => after('with lesser power'),
  powerGreaterThanYourHand: () => after('with more power than you have cards in hand'),
  sharesColorWithSource: () => after('that shares a color with it'),
  hasCounters: afterIf('with counters', 'without counters'),
  attackedThisTurn: afterIf('that attacked this turn', 'that did not attack this turn'),
  exertedThisTurn: afterIf('exerted this turn', 'not exerted this turn'),
  foughtThisCombat: () => after('that attacked or blocked this combat'),
  damagedBySource: () => after('dealt damage by it this turn'),
  hadToAttack: () => after('that had to attack'),
  attackingAlone: () => after('attacking alone'),
  blockingAlone: () => after('blocking alone'),
  blockedBySource: () => after('that it blocks'),
  wasBlockedBySource: () => after('that it blocked this combat'),
  controller: (who) => after(CONTROLLED[who]),
  // Behind who controls it: `the active player controls continuously since the turn began`.
  newThisTurn: afterIf('new this turn', 'continuously since the turn began'),
};

const CONTROLLED: { readonly [C in NonNullable<Filter['controller']>]: string } = {
  you: 'you control',
  opponent: 'an opponent controls',
  defendingPlayer: 'the defending player controls',
  activePlayer: 'the active player controls',
  thatPlayer: 'that player controls',
  enchantedPlayer: 'the enchanted player controls',
};

const ATTACKED = {
  you: 'attacking you',
  youOrYours: 'attacking you or your planeswalkers',
} as const;

const FIELDS = Object.keys(SAID).filter((key): key is Field => Object.hasOwn(SAID, key));

function partOf<K extends Field>(values: Partial<Values>, field: K): Part {
  const value: Values[K] | undefined = values[field];
  return value === undefined ? {} : SAID[field](value);
}

/** What stands before the noun. */
export const adjectives = (filter: Filter): readonly string[] =>
  FIELDS.flatMap((field) => partOf(filter, field).before ?? []);

/** What stands behind the noun, in the order of the fields: who controls it comes last, and since when. */
export const complements = (filter: Filter): readonly string[] =>
  FIELDS.flatMap((field) => partOf(filter, field).after ?? []);

export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} or more` : `${atMost} or less`;
}
