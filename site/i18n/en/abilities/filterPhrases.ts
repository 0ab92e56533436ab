import type { Filter } from '../../../engine.ts';
import { at, partsOf } from '../../abilities/filterWords.ts';
import { listOr } from '../../grammar.ts';
import type { GrammaticalNumber } from '../subtypes.ts';
import { type Base, COUNTERED, FILTERS, type FilterPart, inNumber } from './filters.ts';

/** Which objects: `artifact creatures with power 2 or less that you control`. */
export function filterWords(
  filter: Filter,
  number: GrammaticalNumber,
  base: Base = 'creature',
): string {
  const read = partsOf(FILTERS, filter);
  const [named] = at(read, 'names');
  if (named !== undefined) return NAMED[named];
  const { isSpell, anyOf = [], ...rest } = filter;
  if (isSpell) return filterWords({ ...rest, anyOf }, number, 'spell');
  const parts = phraseParts(read, number, base);
  if (anyOf.length === 0) return phrase(parts);
  const beside = besideSource(filter);
  if (beside !== undefined) return `it or ${filterWords(beside, number, base)}`;
  const options = anyOf.map((one) => phraseParts(partsOf(FILTERS, one), number, base));
  return (
    sharing(parts, options) ??
    listOr(
      'en',
      anyOf.map((one) => filterWords({ ...rest, ...one }, number, base)),
    )
  );
}

const NAMED: { readonly [N in NonNullable<FilterPart['names']>]: string } = {
  source: 'it',
  that: 'the other',
};

/** Alternatives that differ in one part only share the others: `green or white creatures`. */
function sharing(parts: Parts, options: readonly Parts[]): string | undefined {
  if (alike(options, 'noun') && alike(options, 'after'))
    return phrase({ ...parts, before: [...parts.before, either(options, 'before')] });
  if (alike(options, 'noun') && alike(options, 'before'))
    return phrase({ ...parts, after: [...parts.after, either(options, 'after')] });
  if (alike(options, 'before') && alike(options, 'after'))
    return phrase({ ...parts, noun: either(options, 'noun') });
  return undefined;
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

const phraseParts = (
  read: readonly FilterPart[],
  number: GrammaticalNumber,
  base: Base,
): Parts => ({
  before: [...at(read, 'before'), ...(isColored(read) ? ['colored'] : [])],
  noun: noun(read, number, base),
  after: inNumberBehind(
    [
      ...at(read, 'after'),
      ...(isColored(read) ? [] : at(read, 'noneOf').map((filters) => noneWords(filters, base))),
    ],
    number,
  ),
});

const isColored = (read: readonly FilterPart[]): boolean =>
  at(read, 'noneOf').some(([one = {}, ...more]) => one.colorless === true && more.length === 0);

/** What stands behind the noun, as it fits one or several. */
const inNumberBehind = (words: readonly string[], number: GrammaticalNumber): readonly string[] =>
  words
    .join(' | ')
    .replace(COUNTERED, number === 'one' ? 'that has counters on it' : 'that have counters on them')
    .replace('an opponent controls', number === 'one' ? '$&' : 'your opponents control')
    .replace('controls | continuously', 'has controlled continuously')
    .replace(/\bcontrol \| continuously/, 'have controlled continuously')
    .split(' | ')
    .filter((one) => one !== '');

const phrase = ({ before, noun, after }: Parts): string =>
  [...before, noun, ...after]
    .join(' ')
    .replace('unblocked attacking creature', 'unblocked attacker');

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

function noun(read: readonly FilterPart[], number: GrammaticalNumber, base: Base): string {
  const [said] = at(read, 'noun').slice(-1);
  if (said !== undefined) return said(number, base);
  return inNumber(read.some(({ isOfCreatures }) => isOfCreatures) ? 'creature' : base, number);
}

/** What they are none of: `neither attacking nor blocking`, `without flying or islandwalk`. */
function noneWords(filters: readonly Filter[], base: Base): string {
  const read = filters.map((one) => partsOf(FILTERS, one));
  const bare = read.map((one) => at(one, 'before').join(' '));
  const behind = read.map((one) => at(one, 'after').join(' '));
  if (bare.every((one) => one === '') && behind.every((one) => one.startsWith('with ')))
    return `without ${listOr(
      'en',
      behind.map((one) => one.slice('with '.length)),
    )}`;
  if (bare.every((one) => one !== '') && behind.every((one) => one === ''))
    return bare.length === 1 ? `not ${bare[0]}` : `neither ${bare.join(' nor ')}`;
  return `other than ${listOr(
    'en',
    filters.map((one) => filterWords(one, 'many', base)),
  )}`;
}
