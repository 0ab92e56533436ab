// What of the list fits what is asked for.

import type { FilterEntry, OtherNumbers } from '../library/filterIndex.ts';

/** What a scenario can be found by, as it comes from the server. */
export interface FindableScenario extends FilterEntry {
  /** Of the list; the first where it is left out. */
  readonly page?: number;
}

export const FIELDS = ['topic', 'rule', 'keyword', 'edition'] as const;
export type SearchFields = { readonly [F in (typeof FIELDS)[number]]: string };

export interface FoundScenarios {
  readonly entries: readonly FindableScenario[];
  /** Whether only rules that are older than what is shown have the number. */
  readonly isOld: boolean;
}

/** A number is that of the edition asked for, or else of the one that is shown; only where it is none there, of any. */
export function find(entries: readonly FindableScenario[], wanted: SearchFields): FoundScenarios {
  const { rule, edition } = wanted;
  const fitting = entries.filter((one) => fitsBut(one, wanted));
  if (rule === '') return { entries: fitting, isOld: false };
  const now = fitting.filter((one) => hasUnder(numbersIn(one, edition), rule));
  if (now.length > 0 || edition !== '') return { entries: now, isOld: false };
  const old = fitting.filter(({ elsewhere }) =>
    [...numbersOf(elsewhere).values()].some(({ more }) => hasUnder(more, rule)),
  );
  return { entries: old, isOld: old.length > 0 };
}

const fitsBut = (entry: FindableScenario, { topic, keyword, edition }: SearchFields): boolean =>
  isAmong(entry.topics, topic) &&
  isAmong(entry.keywords, keyword) &&
  isAmong(entry.editions, edition);

/** What is not asked for is no reason against any. */
const isAmong = (all: readonly string[], asked: string): boolean =>
  asked === '' || all.includes(asked);

function numbersIn({ rules, elsewhere }: FindableScenario, edition: string): readonly string[] {
  const { more, less } = numbersOf(elsewhere).get(edition) ?? { more: [], less: [] };
  return [...rules.filter((number) => !less.includes(number)), ...more];
}

const numbersOf = (elsewhere: FindableScenario['elsewhere']): ReadonlyMap<string, OtherNumbers> =>
  new Map(Object.entries(elsewhere));

export const decidedBy = ({ decides }: FindableScenario, rule: string): boolean =>
  rule !== '' && hasUnder(decides, rule);

/** `509.1` finds 509.1 and 509.1b, `509` all of the section, but neither finds 509.10. */
const hasUnder = (numbers: readonly string[], rule: string): boolean =>
  numbers.some(
    (number) =>
      number === rule ||
      (number.startsWith(rule) && !/\d/.test(number.charAt(rule.length)) && !rule.endsWith('.')),
  );
