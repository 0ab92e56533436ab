import {
  EVERY_KEYWORD,
  type Keyword,
  NEWEST_EDITION,
  numberOf,
  parentOf,
  partsOf,
  type RuleNumber,
} from '../engine.ts';

/**
 * What a rule stands among, of these numbers: the rule that it is a letter of, with all letters, or itself with its own.
 * Empty where it stands alone.
 */
export function familyOf(
  number: RuleNumber,
  numbers: readonly RuleNumber[],
): readonly RuleNumber[] {
  const head = headOf(number);
  const family = numbers.filter((one) => headOf(one) === head);
  return family.length > 1 ? family : [];
}

/** The keyword that a rule of 702 is about. */
export function keywordAt(number: RuleNumber): Keyword | undefined {
  if (partsOf(number).section !== 702) return undefined;
  const head = headOf(number);
  return EVERY_KEYWORD.find(({ rules }) =>
    rules.some((key) => {
      const own = numberOf(NEWEST_EDITION, key);
      return own !== undefined && headOf(own) === head;
    }),
  )?.keyword;
}

/** `509.1` of `509.1c`, and of itself. */
const headOf = (number: RuleNumber): RuleNumber | undefined =>
  partsOf(number).subrule === '' ? number : parentOf(number);
