import type { EditionId } from './editions.ts';
import { OVERLAYS } from './overlays.ts';
import { isRuleNumber, type RuleNumber, sortRuleNumbers } from './ruleNumber.ts';

/** The stable name of a rule; code cites it, and its number is looked up per edition. */
export type RuleKey = KeyIn<(typeof OVERLAYS)[number]['added']>;

type KeyIn<Numbers> = Numbers extends unknown ? keyof Numbers & string : never;

/** Every rule that can be cited, in the order in which the editions brought them. */
export const RULE_KEYS: readonly RuleKey[] = OVERLAYS.flatMap(({ added }) => keysOf(added));

export function isRuleKey(text: string): text is RuleKey {
  return KNOWN.has(text);
}

/** The rule's number in an edition, or undefined when that edition has no such rule. */
export function numberOf(edition: EditionId, key: RuleKey): RuleNumber | undefined {
  return NUMBERS.get(edition)?.get(key);
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
  return sortRuleNumbers(NUMBERS.get(edition)?.values() ?? []);
}

const KNOWN: ReadonlySet<string> = new Set(RULE_KEYS);

type NumbersByKey = ReadonlyMap<RuleKey, RuleNumber>;

const NUMBERS: ReadonlyMap<EditionId, NumbersByKey> = numbersByEdition();

/** What an edition does not name has the number that it had in the edition before. */
function numbersByEdition(): ReadonlyMap<EditionId, NumbersByKey> {
  let numbers: NumbersByKey = new Map();
  return new Map(
    OVERLAYS.map(({ effective, added, moved }) => {
      numbers = renumbered(numbers, { ...added, ...moved });
      return [effective, numbers];
    }),
  );
}

function renumbered(
  before: NumbersByKey,
  changes: Readonly<Record<string, string | null>>,
): NumbersByKey {
  const numbers = new Map(before);
  for (const [key, number] of Object.entries(changes)) {
    if (!isRuleKey(key)) throw new Error(`A number moves whose key was never added: ${key}`);
    if (number === null) numbers.delete(key);
    else if (isRuleNumber(number)) numbers.set(key, number);
    else throw new Error(`${key} has a malformed number: ${number}`);
  }
  return numbers;
}

function keysOf<Numbers extends object>(numbers: Numbers): readonly KeyIn<Numbers>[] {
  return Object.keys(numbers).filter((key): key is KeyIn<Numbers> => Object.hasOwn(numbers, key));
}
