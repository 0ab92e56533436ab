import type { Comparison } from '../language/comparison.ts';
import { FILTER_ENTRIES } from '../language/entries/filter.ts';
import type { FilterEntry, FilterTakes } from '../language/entries/filterEntry.ts';
import type { Filter } from '../language/filter.ts';
import { KEYWORDS } from '../language/keywords/lists.ts';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../vocabulary/characteristics.ts';
import { COUNTERS } from '../vocabulary/counters.ts';
import { keysOf } from '../vocabulary/entries.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { readComparison, writeComparison } from './comparisonWords.ts';
import { formsOf, type Word } from './span.ts';

/** Words that stand for something said under one key of a filter. */
interface Term {
  readonly key: keyof Filter;
  readonly value: unknown;
  readonly words: string;
}

/** The filter that these words describe, as many of them as do: `red`, `nonartifact with flying`, `power 3+`. */
export function readFilter(
  words: readonly Word[],
  at: number,
): { readonly filter: Filter; readonly to: number } | undefined {
  const said: [string, unknown][] = [];
  let to = at;
  for (let next = termAt(words, to); next !== undefined; next = termAt(words, to)) {
    const { key, value } = next;
    if (said.some(([before]) => before === key)) break;
    said.push([key, value]);
    to = next.to;
  }
  // What is said under a key was read as what belongs there.
  return to === at ? undefined : { filter: Object.fromEntries(said) as Filter, to };
}

/** The words of a filter, or nothing where a line has none for it. */
export function writeFilter(filter: Filter): string | undefined {
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
  const fits = READ.filter(({ forms }) =>
    forms.every((form, index) => words[at + index]?.form === form),
  );
  const longest = fits.toSorted((a, b) => b.forms.length - a.forms.length)[0];
  if (longest !== undefined)
    return { key: longest.key, value: longest.value, to: at + longest.forms.length };
  return comparedAt(words, at) ?? subtypeAt(words, at);
}

function comparedAt(words: readonly Word[], at: number): Found | undefined {
  const key = words[at]?.form;
  if (key !== 'power' && key !== 'toughness') return undefined;
  const value = readComparison(words[at + 1]?.text ?? '');
  return value && { key, value, to: at + 2 };
}

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
