/**
 * Numbers of the Comprehensive Rules: a section (`509`), a rule (`509.1`) or a
 * subrule (`509.1c`). Subrule letters leave out l and o, and go on with aa after z.
 */

declare const ruleNumberBrand: unique symbol;

/** A well-formed rule number. Which editions have such a rule is the rule table's to say. */
export type RuleNumber = string & { readonly [ruleNumberBrand]: 'RuleNumber' };

export interface RuleNumberParts {
  readonly section: number;
  /** Undefined for a whole section. */
  readonly rule: number | undefined;
  /** Empty for a rule without letter. */
  readonly subrule: string;
}

const RULE_NUMBER = /^([1-9]\d{2})(?:\.([1-9]\d{0,2})([a-km-np-z]{0,2}))?$/;

export function isRuleNumber(text: string): text is RuleNumber {
  return RULE_NUMBER.test(text);
}

/** The rule number that a text is, or undefined when it is none. */
export function parseRuleNumber(text: string): RuleNumber | undefined {
  return isRuleNumber(text) ? text : undefined;
}

export function partsOf(number: RuleNumber): RuleNumberParts {
  const [, section, rule, subrule] = RULE_NUMBER.exec(number) ?? [];
  return {
    section: Number(section),
    rule: rule === undefined ? undefined : Number(rule),
    subrule: subrule ?? '',
  };
}

export function formatRuleNumber({ section, rule, subrule }: RuleNumberParts): string {
  return rule === undefined ? `${section}` : `${section}.${rule}${subrule}`;
}

/** The rule that this one is a part of: `509.1c`, `509.1`, `509`, undefined. */
export function parentOf(number: RuleNumber): RuleNumber | undefined {
  const { section, rule, subrule } = partsOf(number);
  if (rule === undefined) return undefined;
  const parent = subrule === '' ? { section, rule: undefined } : { section, rule };
  return parseRuleNumber(formatRuleNumber({ ...parent, subrule: '' }));
}

/** Order of the rules: negative when `a` stands before `b`, zero when they are the same. */
export function compareRuleNumbers(a: RuleNumber, b: RuleNumber): number {
  const [x, y] = [partsOf(a), partsOf(b)];
  return (
    x.section - y.section ||
    (x.rule ?? 0) - (y.rule ?? 0) ||
    x.subrule.length - y.subrule.length ||
    Number(x.subrule > y.subrule) - Number(x.subrule < y.subrule)
  );
}

/** Gives each number once, in the order in which the rules stand. */
export function sortRuleNumbers(numbers: Iterable<RuleNumber>): readonly RuleNumber[] {
  return [...new Set(numbers)].sort(compareRuleNumbers);
}
