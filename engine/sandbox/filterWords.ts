import type { Comparison } from '../language/comparison.ts';
import { FILTER_ENTRIES } from '../language/entries/filter.ts';
import type { FilterEntry, FilterTakes } from '../language/entries/filterEntry.ts';
import type { Filter } from '../language/filter.ts';
import { KEYWORDS } from '../language/keywords/lists.ts';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../vocabulary/characteristics.ts';
import { COUNTERS } from '../vocabulary/counters.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { subtypeCalled } from '../vocabulary/subtypeCalled.ts';
import { readComparison, writeComparison } from './comparisonWords.ts';
import { formsOf, type Word } from './span.ts';

/** Words that stand for something said under one key of a filter. */
interface Term {
  readonly key: keyof Filter;
  readonly value: unknown;
  readonly words: string;
}

interface FilterRead {
  readonly filter: Filter;
  /** The word after its last. */
  readonly to: number;
}

/**
 * The filter that these words describe, as many of them as do: `red`, `nonartifact with flying`, `power 3+`, and one of
 * several: `type wall or red`.
 */
export function readFilter(words: readonly Word[], at: number): FilterRead | undefined {
  const first = readOne(words, ARTICLES.has(words[at]?.form ?? '') ? at + 1 : at);
  if (first === undefined) return undefined;
  const all = [first];
  for (let last: FilterRead | undefined = first; last !== undefined; ) {
    last = otherAt(words, last);
    if (last !== undefined) all.push(last);
  }
  const to = all.at(-1)?.to ?? first.to;
  return all.length === 1 ? first : { filter: { anyOf: all.map(({ filter }) => filter) }, to };
}

/** Whether these words, from one on, say only what something is: they can be one of several that are named. */
export const isQualityAt = (words: readonly Word[], at: number): boolean =>
  QUALITIES.has(termAt(words, at)?.key ?? 'tapped') ||
  subtypeCalled(words[at]?.form ?? '') !== undefined;

/** The words of a filter, or nothing where a line has none for it. */
export function writeFilter(filter: Filter): string | undefined {
  const { anyOf, ...others } = filter;
  if (anyOf === undefined) return writeOne(filter);
  const words = anyOf.map((one) => (one.anyOf === undefined ? writeOne(one) : undefined));
  const isWhole = Object.keys(others).length === 0 && words.length > 1;
  return isWhole && !words.includes(undefined) ? words.join(' or ') : undefined;
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);
/** What stands between one of several and the next. */
export const BETWEEN: ReadonlySet<string> = new Set(['and', 'or', 'and/or', '&', 'nor']);

/** What a thing is, whatever happens to it. */
const QUALITIES: ReadonlySet<keyof Filter> = new Set([
  ...(['color', 'notColor', 'type', 'notType'] as const),
  ...(['subtype', 'notSubtype', 'supertype', 'notSupertype'] as const),
]);

function readOne(words: readonly Word[], at: number): FilterRead | undefined {
  const said: [string, unknown][] = [];
  const isFrom = wordBefore(words, at) === 'from';
  let to = at;
  for (let next = partAt(words, to); next !== undefined; next = partAt(words, to)) {
    const { key, value } = next;
    const isSaid = said.some(([before]) => before === key);
    // Nothing but a creature attacks or blocks; what is protected from artifact creatures is not from all artifacts.
    if (isSaid && key === 'type' && isFrom) return undefined;
    if (isSaid && !(key === 'type' && value === 'creature')) break;
    if (!isSaid) said.push([key, value]);
    to = next.to;
  }
  // What is said under a key was read as what belongs there.
  return to === at ? undefined : { filter: Object.fromEntries(said) as Filter, to };
}

/** `or red`, and behind `with flying` another keyword, with or without the word: `or reach`, `or with reach`. */
function otherAt(words: readonly Word[], { filter, to }: FilterRead): FilterRead | undefined {
  if (!BETWEEN.has(words[to]?.form ?? '')) return undefined;
  if (isQualityAt(words, to + 1)) return readOne(words, to + 1);
  const at = words[to + 1]?.form === 'with' ? to + 2 : to + 1;
  const found = filter.keyword === undefined ? undefined : keywordAt(words, at);
  return found && { filter: { keyword: found.keyword }, to: found.to };
}

const partAt = (words: readonly Word[], at: number): Found | undefined =>
  termAt(words, at) ?? severalAt(words, at) ?? oneBehind(words, at);

/** `goblins`: any that are of the subtype. */
function severalAt(words: readonly Word[], at: number): Found | undefined {
  const { form = '' } = words[at] ?? {};
  const subtype = subtypeCalled(form);
  return subtype === undefined || subtype === form
    ? undefined
    : { key: 'subtype', value: subtype, to: at + 1 };
}

/** `by goblin`: what stands behind such a word is of others, and not of what is described. */
function oneBehind(words: readonly Word[], at: number): Found | undefined {
  const subtype = subtypeCalled(words[at]?.form ?? '');
  return subtype === undefined || !NAMES_OTHERS.has(wordBefore(words, at))
    ? undefined
    : { key: 'subtype', value: subtype, to: at + 1 };
}

/** But for an article. */
function wordBefore(words: readonly Word[], at: number): string {
  const [before = '', earlier = ''] = [words[at - 1]?.form, words[at - 2]?.form];
  return ARTICLES.has(before) ? earlier : before;
}

/** Words that have to have something behind them. */
export const OF_OTHERS: ReadonlySet<string> = new Set(['by', 'with', 'only', 'from']);
const NAMES_OTHERS: ReadonlySet<string> = new Set([...OF_OTHERS, ...BETWEEN]);

function writeOne(filter: Filter): string | undefined {
  const words = Object.entries(filter).map(([key, value]) => writeTerm(key, value));
  return words.length === 0 || words.includes(undefined) ? undefined : words.join(' ');
}

const each = (key: keyof Filter, values: readonly string[], before: string): readonly Term[] =>
  values.map((value) => ({ key, value, words: `${before}${kebab(value)}` }));

/** What may be so, by what stands under a word; nothing where it says more than that. */
const SO: { readonly [T in FilterTakes]: readonly boolean[] } = {
  yes: [true],
  attacked: [true],
  blocked: [true],
  yesOrNo: [true, false],
  cardType: [],
  color: [],
  comparison: [],
  controller: [],
  counter: [],
  designation: [],
  filters: [],
  keyword: [],
  subtype: [],
  supertype: [],
};

/** What is so by the word's own name, as a line says it unless its entry says otherwise. */
const BY_NAME: readonly Term[] = keysOf(FILTER_ENTRIES).flatMap((key) => {
  const { takes, line }: FilterEntry = FILTER_ENTRIES[key];
  const values = line === 'none' ? [] : SO[takes];
  return values.map((value) => ({ key, value, words: `${value ? '' : 'not '}${kebab(key)}` }));
});

const TERMS: readonly Term[] = [
  ...each('color', COLORS, ''),
  ...each('notColor', COLORS, 'non'),
  ...each('type', CARD_TYPES, ''),
  ...each('notType', CARD_TYPES, 'non'),
  ...each('supertype', SUPERTYPES, ''),
  ...each('notSupertype', SUPERTYPES, 'non'),
  ...each('keyword', KEYWORDS, 'with '),
  ...each('notKeyword', KEYWORDS, 'without '),
  ...each('controller', ['you', 'opponent', 'defendingPlayer', 'activePlayer'], 'of '),
  ...each('counter', COUNTERS, 'counted '),
  ...BY_NAME,
];

const SAID_KEYWORDS = KEYWORDS.map((keyword) => ({ keyword, forms: formsOf(kebab(keyword)) }));

function keywordAt(words: readonly Word[], at: number) {
  const found = SAID_KEYWORDS.filter(({ forms }) => isAt(words, at, forms));
  const [longest] = found.toSorted((a, b) => b.forms.length - a.forms.length);
  return longest && { keyword: longest.keyword, to: at + longest.forms.length };
}

const isAt = (words: readonly Word[], at: number, forms: readonly string[]): boolean =>
  forms.every((form, index) => words[at + index]?.form === form);

const READ = TERMS.map((term) => ({ ...term, forms: formsOf(term.words) }));
const WRITTEN = new Map(TERMS.map(({ key, value, words }) => [`${key} ${String(value)}`, words]));

/** The words with which something begins that a filter says. */
export const FILTER_WORDS: ReadonlySet<string> = new Set([
  ...READ.flatMap(({ forms }) => forms),
  ...['power', 'toughness', 'type', 'nontype', 'landwalk'],
]);

interface Found extends Pick<Term, 'key' | 'value'> {
  readonly to: number;
}

function termAt(words: readonly Word[], at: number): Found | undefined {
  const fits = READ.filter(({ forms }) => isAt(words, at, forms));
  const longest = fits.toSorted((a, b) => b.forms.length - a.forms.length)[0];
  if (longest !== undefined)
    return { key: longest.key, value: longest.value, to: at + longest.forms.length };
  return comparedAt(words, at) ?? subtypeAt(words, at);
}

/** `power 3+`, or as it is printed, `with power 3 or greater`, or as it is said, `power at least 3`. */
function comparedAt(words: readonly Word[], at: number): Found | undefined {
  const from = words[at]?.form === 'with' ? at + 1 : at;
  const [key, ...said] = words.slice(from, from + 4).map(({ form }) => form);
  if (key !== 'power' && key !== 'toughness') return undefined;
  const [first, second, third] = said;
  const before = first === 'at' ? SIGNS[second ?? ''] : undefined;
  const behind = second === 'or' ? SIGNS[third ?? ''] : undefined;
  const number = before === undefined ? first : third;
  const value = readComparison(`${number}${before ?? behind ?? ''}`);
  const isLong = before !== undefined || behind !== undefined;
  return value && { key, value, to: from + (isLong ? 4 : 2) };
}

const SIGNS: Readonly<Record<string, '+' | '-'>> = {
  greater: '+',
  least: '+',
  more: '+',
  higher: '+',
  less: '-',
  most: '-',
  lower: '-',
  fewer: '-',
};

const BY_WORD = [
  ['type', 'subtype'],
  ['nontype', 'notSubtype'],
  ['landwalk', 'landwalk'],
] as const;

// `type wall`: any subtype.
function subtypeAt(words: readonly Word[], at: number): Found | undefined {
  const key = BY_WORD.find(([word]) => word === words[at]?.form)?.[1];
  const run = words[at + 1]?.run;
  if (key === undefined || run === undefined) return undefined;
  const to = words.findLastIndex((word) => word.run === run) + 1;
  return { key, value: run.text.toLowerCase(), to };
}

function writeTerm(key: string, value: unknown): string | undefined {
  const spelled = BY_WORD.find(([, of]) => of === key)?.[0];
  if (spelled !== undefined) return `${spelled} ${String(value)}`;
  if (key === 'power' || key === 'toughness') {
    const compared = writeComparison(value as Comparison);
    return compared === undefined ? undefined : `${key} ${compared}`;
  }
  return WRITTEN.get(`${key} ${String(value)}`);
}
