import { EDITION_IDS, type EditionId } from './editions.ts';
import { RULE_TABLE, type RuleKey } from './ruleKeys/index.ts';
import { isRuleNumber, type RuleNumber, sortRuleNumbers } from './ruleNumber.ts';
import type { NumbersByEdition } from './ruleTable.ts';

export type { RuleKey } from './ruleKeys/index.ts';

/** Every rule that can be cited, in the order of the table. */
export const RULE_KEYS: readonly RuleKey[] = keysOf(RULE_TABLE);

export function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(RULE_TABLE, text);
}

/** The rule's number in an edition, or undefined when that edition has no such rule. */
export function numberOf(edition: EditionId, key: RuleKey): RuleNumber | undefined {
  return NUMBERS[edition].get(key);
}

/** The rules that a number stands for in an edition: several when one number holds several. */
export function keysAt(edition: EditionId, number: RuleNumber): readonly RuleKey[] {
  return RULE_KEYS.filter((key) => numberOf(edition, key) === number);
}

/** The numbers of some rules in an edition, each once, in the order of the rules. */
export function numbersOf(edition: EditionId, keys: Iterable<RuleKey>): readonly RuleNumber[] {
  const numbers = [...keys].map((key) => numberOf(edition, key));
  return sortRuleNumbers(numbers.filter((number) => number !== undefined));
}

/** Every number that the table knows in an edition, in the order of the rules. */
export function numbersIn(edition: EditionId): readonly RuleNumber[] {
  return sortRuleNumbers(NUMBERS[edition].values());
}

const NUMBERS: Readonly<Record<EditionId, ReadonlyMap<RuleKey, RuleNumber>>> = {
  '2008-10-01': numbersByKey('2008-10-01'),
  '2009-07-11': numbersByKey('2009-07-11'),
  '2013-02-01': numbersByKey('2013-02-01'),
  '2024-07-30': numbersByKey('2024-07-30'),
  '2024-11-08': numbersByKey('2024-11-08'),
  '2026-09-25': numbersByKey('2026-09-25'),
};

function numbersByKey(edition: EditionId): ReadonlyMap<RuleKey, RuleNumber> {
  const numbers = new Map<RuleKey, RuleNumber>();
  for (const key of RULE_KEYS) {
    const number = lastNumberUpTo(edition, RULE_TABLE[key]);
    if (number !== null) numbers.set(key, number);
  }
  return numbers;
}

/** The number named by the edition itself or by the nearest earlier one that names any. */
function lastNumberUpTo(edition: EditionId, numbers: NumbersByEdition): RuleNumber | null {
  const upTo = EDITION_IDS.slice(0, EDITION_IDS.indexOf(edition) + 1);
  const named = upTo.map((id) => numbers[id]).findLast((number) => number !== undefined);
  if (named === undefined || named === null) return null;
  if (!isRuleNumber(named)) throw new Error(`The rule table has a malformed number: ${named}`);
  return named;
}

function keysOf<K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(table).filter((key): key is K => Object.hasOwn(table, key));
}
