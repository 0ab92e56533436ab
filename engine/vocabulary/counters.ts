import { keysOf } from './entries.ts';

/** CR 122.1a: what counters of these kinds add to a creature's power and toughness. */
export const SIZE_COUNTERS = {
  '+1/+1': [1, 1],
  '-1/-1': [-1, -1],
  '+1/+0': [1, 0],
  '+0/+1': [0, 1],
  '-0/-1': [0, -1],
  '+2/+2': [2, 2],
} as const satisfies Readonly<Record<string, readonly [power: number, toughness: number]>>;

/** CR 122.1b: keywords that a counter of their name gives to what it is on. */
export const KEYWORD_COUNTERS = [
  'flying',
  'reach',
  'menace',
  'shadow',
  'haste',
  'vigilance',
  'trample',
  'firstStrike',
  'doubleStrike',
  'deathtouch',
  'lifelink',
  'exalted',
  'hexproof',
  'indestructible',
  'decayed',
] as const;
export type KeywordCounter = (typeof KEYWORD_COUNTERS)[number];

/** Counters that the rules of combat read (CR 122.1), and those that cards of combat count with. */
export const COUNTERS = [
  ...keysOf(SIZE_COUNTERS),
  ...KEYWORD_COUNTERS,
  'shield',
  'stun',
  'finality',
  'loyalty',
  'defense',
  'time',
  'charge',
  'fade',
  'age',
  'quest',
  'oil',
  'spore',
  'ki',
  'growth',
  'ice',
  'feather',
  'infection',
  'soul',
  'bounty',
] as const;
export type CounterKind = (typeof COUNTERS)[number];

export const isKeywordCounter = (kind: CounterKind): kind is KeywordCounter =>
  KEYWORD_COUNTERS.some((keyword) => keyword === kind);
