import type { Comparison, Filter } from '../../engine.ts';
import { listOr } from '../grammar.ts';
import { colors, keywords, types } from './keywords.ts';
import { subtypes } from './subtypes.ts';

export type GrammaticalNumber = 'one' | 'many';
export type Base = 'creature' | 'permanent' | 'spell';

/** Which objects: `artifact creatures with power 2 or less that you control`. */
export function filterWords(
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): string {
  if (filter.isSource) return 'it';
  const { anyOf = [], ...rest } = filter;
  const parts = partsOf(rest, number, base);
  if (anyOf.length === 0) return phrase(parts);
  const beside = besideSource(filter);
  if (beside !== undefined) return `it or ${filterWords(beside, number, base)}`;
  const options = anyOf.map((one) => partsOf(one, number, base));
  if (alike(options, 'noun') && alike(options, 'after'))
    return phrase({ ...parts, before: [...parts.before, either(options, 'before')] });
  if (alike(options, 'noun') && alike(options, 'before'))
    return phrase({ ...parts, after: [either(options, 'after'), ...parts.after] });
  if (alike(options, 'before') && alike(options, 'after'))
    return phrase({ ...parts, noun: either(options, 'noun') });
  return listOr(
    'en',
    anyOf.map((one) => filterWords({ ...rest, ...one }, number, base)),
  );
}

/** Where the source itself is one of the alternatives: the others. */
function besideSource({ anyOf = [], ...rest }: Filter): Filter | undefined {
  const others = anyOf.filter(({ isSource }) => !isSource);
  if (others.length === 0 || others.length === anyOf.length) return undefined;
  const [only] = others;
  return others.length === 1
    ? { ...rest, ...only, other: true }
    : { ...rest, anyOf: others, other: true };
}

interface Parts {
  readonly before: readonly string[];
  readonly noun: string;
  readonly after: readonly string[];
}

const partsOf = (filter: Filter, number: GrammaticalNumber, base: Base): Parts => ({
  before: adjectives(filter),
  noun: noun(filter, number, base),
  after: complements(filter),
});

const phrase = ({ before, noun, after }: Parts): string => [...before, noun, ...after].join(' ');

// Alternatives that differ in one part only share the others: `green or white creatures`.
const partWords = (parts: Parts, part: keyof Parts): string => [parts[part]].flat().join(' ');

const alike = (options: readonly Parts[], part: keyof Parts): boolean =>
  new Set(options.map((one) => partWords(one, part))).size === 1;

const either = (options: readonly Parts[], part: keyof Parts): string =>
  listOr(
    'en',
    options.map((one) => partWords(one, part)),
  );

/** One of them, with its article: `an attacking creature`, `another Goblin`. */
export function aFilter(filter: Filter, base: Base = 'creature'): string {
  const words = filterWords(filter, 'one', base);
  if (filter.isSource) return words;
  const beside = besideSource(filter);
  if (beside !== undefined) return `it or ${aFilter(beside, base)}`;
  return filter.other ? `an${words}` : withArticle(words);
}

/** `a 1/1`, `an 8/8`, `an artifact`. */
export const withArticle = (words: string): string =>
  /^([aeiou8]|11|18)/i.test(words) ? `an ${words}` : `a ${words}`;

export const subtypeWord = (subtype: string, number: GrammaticalNumber): string => {
  const [one, many] = subtypes[subtype] ?? [subtype, subtype];
  return number === 'one' ? one : many;
};

function noun(filter: Filter, number: GrammaticalNumber, base: Base): string {
  const { type, subtype } = filter;
  if (subtype !== undefined) return subtypeWord(subtype, number);
  const word = type === undefined ? (isOfCombat(filter) ? 'creature' : base) : typeWord(type, base);
  return number === 'one' ? word : plural(word);
}

const typeWord = (type: NonNullable<Filter['type']>, base: Base): string =>
  base === 'spell' ? `${types[type]} spell` : types[type];

/** Only creatures attack, block and are blocked. */
const isOfCombat = ({ attacking, attackingAlone, blocking, blockingAlone, blocked }: Filter) =>
  [attacking, attackingAlone, blocking, blockingAlone, blocked].some((one) => one !== undefined);

const plural = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;

function adjectives(filter: Filter): readonly string[] {
  return [
    ...(filter.other ? ['other'] : []),
    ...flag(filter.tapped, 'tapped', 'untapped'),
    ...(filter.attacking === true ? ['attacking'] : []),
    ...(filter.blocking === true ? ['blocking'] : []),
    ...flag(filter.blocked, 'blocked', 'unblocked'),
    ...(filter.supertype === undefined ? [] : [filter.supertype]),
    ...(filter.notSupertype === undefined ? [] : [`non${filter.notSupertype}`]),
    ...(filter.color === undefined ? [] : [colors[filter.color]]),
    ...(filter.notColor === undefined ? [] : [`non${colors[filter.notColor]}`]),
    ...(filter.notType === undefined ? [] : [`non${types[filter.notType]}`]),
    ...(filter.notSubtype === undefined ? [] : [`non-${subtypeWord(filter.notSubtype, 'one')}`]),
    ...flag(filter.token, 'token', 'nontoken'),
  ];
}

function complements(filter: Filter): readonly string[] {
  return [
    ...(filter.keyword === undefined ? [] : [`with ${keywords[filter.keyword]}`]),
    ...(filter.notKeyword === undefined ? [] : [`without ${keywords[filter.notKeyword]}`]),
    ...(filter.power === undefined ? [] : [`with power ${comparisonWords(filter.power)}`]),
    ...(filter.toughness === undefined
      ? []
      : [`with toughness ${comparisonWords(filter.toughness)}`]),
    ...(filter.powerGreaterThanSource ? ['with greater power'] : []),
    ...(filter.powerLessThanSource ? ['with lesser power'] : []),
    ...(filter.sharesColorWithSource ? ['that shares a color with it'] : []),
    ...(filter.attacking === 'you' ? ['attacking you'] : []),
    ...(filter.attackingAlone ? ['attacking alone'] : []),
    ...(filter.blocking === 'source' ? ['blocking it'] : []),
    ...(filter.blockingAlone ? ['blocking alone'] : []),
    ...(filter.controller === undefined ? [] : [CONTROLLED[filter.controller]]),
  ];
}

const CONTROLLED = {
  you: 'you control',
  opponent: 'an opponent controls',
  defendingPlayer: 'the defending player controls',
  activePlayer: 'the active player controls',
} as const;

const flag = (value: boolean | undefined, yes: string, no: string): readonly string[] => {
  if (value === undefined) return [];
  return [value ? yes : no];
};

export function comparisonWords({ atLeast, atMost }: Comparison): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
  return atMost === undefined ? `${atLeast ?? 0} or more` : `${atMost} or less`;
}
