import type { Filter } from '../../engine.ts';
import { listOr } from '../grammar.ts';
import { adjectives, complements } from './filterParts.ts';
import { types } from './keywords.ts';
import { type GrammaticalNumber, subtypeWord } from './subtypes.ts';

export type Base = 'creature' | 'permanent' | 'spell';

/** Which objects: `artifact creatures with power 2 or less that you control`. */
export function filterWords(
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): string {
  if (filter.isSource) return 'it';
  const { isSpell, ...card } = filter;
  if (isSpell) return filterWords(card, number, 'spell');
  if (filter.isThat) return 'the other';
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
  after: [...complements(filter), ...noneWords(filter, base)],
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
  if (filter.isSource || filter.isThat) return words;
  const beside = besideSource(filter);
  if (beside !== undefined) return `it or ${aFilter(beside, base)}`;
  return filter.other ? `an${words}` : withArticle(words);
}

/** `a 1/1`, `an 8/8`, `an artifact`. */
export const withArticle = (words: string): string =>
  /^([aeiou8]|11|18)/i.test(words) ? `an ${words}` : `a ${words}`;

function noun(filter: Filter, number: GrammaticalNumber, base: Base): string {
  const { type, subtype } = filter;
  if (subtype !== undefined) return subtypeWord(subtype, number);
  const word = type === undefined ? (isOfCombat(filter) ? 'creature' : base) : typeWord(type, base);
  return number === 'one' ? word : plural(word);
}

const typeWord = (type: NonNullable<Filter['type']>, base: Base): string =>
  base === 'spell' ? `${types[type]} spell` : types[type];

/** What they are none of: `neither attacking nor blocking`, `without flying or islandwalk`. */
function noneWords({ noneOf = [] }: Filter, base: Base): readonly string[] {
  if (noneOf.length === 0) return [];
  const with_ = noneOf.map((one) => complements(one).join(' '));
  if (noneOf.every((one, at) => adjectives(one).length === 0 && with_[at]?.startsWith('with ')))
    return [
      `without ${listOr(
        'en',
        with_.map((one) => one.slice('with '.length)),
      )}`,
    ];
  const bare = noneOf.map((one) => adjectives(one).join(' '));
  if (noneOf.every((one, at) => bare[at] !== '' && complements(one).length === 0))
    return [bare.length === 1 ? `not ${bare[0]}` : `neither ${bare.join(' nor ')}`];
  return [
    `other than ${listOr(
      'en',
      noneOf.map((one) => filterWords(one, 'many', base)),
    )}`,
  ];
}

/** Only creatures attack, block and are blocked. */
const isOfCombat = (filter: Filter): boolean =>
  COMBAT_FIELDS.some((field) => filter[field] !== undefined);

const COMBAT_FIELDS = [
  'attacking',
  'attackingAlone',
  'attackedThisTurn',
  'blocking',
  'blockingAlone',
  'blocked',
  'blockedBySource',
  'wasBlockedBySource',
  'exertedThisTurn',
  'foughtThisCombat',
  'hadToAttack',
] as const;

const plural = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`;
