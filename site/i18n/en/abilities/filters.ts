import type { Comparison, Filter } from '../../../engine.ts';
import { type FilterWords, PHRASE_FIELDS, type PhrasePart } from '../../abilities/filterWords.ts';
import { colors, types } from '../characteristics.ts';
import { counterWords } from '../counters.ts';
import { keywords } from '../keywords/names.ts';
import { type GrammaticalNumber, landwalk, subtypeWord } from '../subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell' | 'source';

/** Words before the noun or behind it, or the noun. */
export interface FilterPart extends PhrasePart {
  readonly before?: string;
  readonly noun?: (number: GrammaticalNumber, base: Base) => string;
  readonly after?: string;
  /** Only creatures attack, block and are blocked. */
  readonly isOfCreatures?: true;
}

const before = (words: string): FilterPart => ({ before: words });
const after = (words: string): FilterPart => ({ after: words });
const ofCreatures = (part: FilterPart): FilterPart => ({ ...part, isOfCreatures: true });

/** What is said before the noun, in this order; then behind it. */
export const FILTERS: FilterWords<FilterPart> = {
  ...PHRASE_FIELDS,
  type: (type) => ({ noun: (number, base) => inNumber(typeWord(type, base), number) }),
  subtype: (subtype) => ({ noun: (number) => subtypeWord(subtype, number) }),
  other: () => before('other'),
  tapped: (yes) => before(yes ? 'tapped' : 'untapped'),
  paired: (yes) => before(yes ? 'paired' : 'unpaired'),
  enchanted: (yes) => before(yes ? 'enchanted' : 'unenchanted'),
  designation: (one) => before(one),
  blocked: (yes) => ofCreatures(before(yes ? 'blocked' : 'unblocked')),
  attacking: (whom) => ofCreatures(whom === true ? before('attacking') : after(ATTACKED[whom])),
  blocking: (what) => ofCreatures(what === true ? before('blocking') : after('blocking it')),
  supertype: (one) => before(one),
  notSupertype: (one) => before(`non${one}`),
  color: (one) => before(colors[one]),
  colorless: () => before('colorless'),
  notColor: (one) => before(`non${colors[one]}`),
  notType: (one) => before(`non${types[one]}`),
  notSubtype: (one) => before(`non-${subtypeWord(one, 'one')}`),
  token: (yes) => before(yes ? 'token' : 'nontoken'),
  controller: (who) => after(CONTROLLED[who]),
  // Behind who controls it: `the active player controls continuously since the turn began`.
  newThisTurn: (yes) => after(yes ? 'new this turn' : 'continuously since the turn began'),
  keyword: (one) => after(`with ${keywords[one]}`),
  landwalk: (land) => after(`with ${landwalk(land)}`),
  notKeyword: (one) => after(`without ${keywords[one]}`),
  power: (comparison) => after(`with power ${comparisonWords(comparison)}`),
  toughness: (comparison) => after(`with toughness ${comparisonWords(comparison)}`),
  toughnessGreaterThanPower: () => after('with toughness greater than its power'),
  greatestPower: () => after('with the greatest power'),
  sameNameAsSource: () => after('with the same name'),
  counter: (kind) => after(`with ${/^[aeio]/.test(kind) ? 'an' : 'a'} ${counterWords(kind)}`),
  powerGreaterThanSource: () => after('with greater power'),
  powerLessThanSource: () => after('with power less than its power'),
  powerGreaterThanYourHand: () => after('with more power than you have cards in hand'),
  sharesColorWithSource: () => after('that shares a color with it'),
  hasCounters: (yes) => after(yes ? COUNTERED : 'without counters'),
  attackedThisTurn: (yes) =>
    ofCreatures(after(yes ? 'that attacked this turn' : 'that did not attack this turn')),
  exertedThisTurn: (yes) => ofCreatures(after(yes ? 'exerted this turn' : 'not exerted this turn')),
  foughtThisCombat: () => ofCreatures(after('that attacked or blocked this combat')),
  damagedBySource: () => after('dealt damage by it this turn'),
  hadToAttack: () => ofCreatures(after('that had to attack')),
  attackingAlone: () => ofCreatures(after('attacking alone')),
  blockingAlone: () => ofCreatures(after('blocking alone')),
  blockedBySource: () => ofCreatures(after('that it blocks')),
  wasBlockedBySource: () => ofCreatures(after('that it blocked this combat')),
  pairedWithSource: () => ofCreatures(after('paired with it')),
  ofItsPair: () => ofCreatures(after('of its pair')),
};

/** Stands for what depends on how many they are: `that have counters on them`. */
export const COUNTERED = 'with counters';

const CONTROLLED: { readonly [C in NonNullable<Filter['controller']>]: string } = {
  you: 'you control',
  opponent: 'an opponent controls',
  defendingPlayer: 'the defending player controls',
  activePlayer: 'the active player controls',
  thatPlayer: 'that player controls',
  enchantedPlayer: 'the enchanted player controls',
};

const ATTACKED: { readonly [A in Exclude<NonNullable<Filter['attacking']>, true>]: string } = {
  you: 'attacking you',
  youOrYours: 'attacking you or your planeswalkers',
  enchantedPlayer: 'attacking the enchanted player',
};

const typeWord = (type: NonNullable<Filter['type']>, base: Base): string =>
  base === 'spell' ? `${types[type]} spell` : types[type];

/** `creature`, `creatures`; `sorcery`, `sorceries` */
export function inNumber(word: string, number: GrammaticalNumber): string {
  if (number === 'one') return word;
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} or more` : `${atMost} or less`;
}
