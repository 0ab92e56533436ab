import {
  EDITION_IDS,
  type EditionId,
  keysAt,
  NEWEST_EDITION,
  numberOf,
  type RuleKey,
  type RuleNumber,
} from '../engine.ts';

/** A rule as a page cites it: its number in the edition shown, and where it leads. */
export interface RuleRef {
  readonly number: RuleNumber;
  readonly page: string;
}

/** Each number once, in the order in which the rules are given; rules that the edition lacks are left out. */
export function refsOf(keys: readonly RuleKey[], edition: EditionId): readonly RuleRef[] {
  const refs = new Map<RuleNumber, RuleRef>();
  for (const key of keys) {
    const number = numberOf(edition, key);
    if (number !== undefined && !refs.has(number)) refs.set(number, { number, page: pageOf(key) });
  }
  return [...refs.values()];
}

/** A rule where its number counts, or, where the edition shown lacks it, in the newest that has it. */
export function newestRef(
  key: RuleKey,
  edition: EditionId,
): { readonly rule: RuleRef; readonly edition: EditionId } | undefined {
  return [edition, ...EDITION_IDS.toReversed()]
    .map((one) => ({ rule: refsOf([key], one)[0], edition: one }))
    .find((one): one is { rule: RuleRef; edition: EditionId } => one.rule !== undefined);
}

/** A rule's page goes by today's number; rules that are gone share a page. */
function pageOf(key: RuleKey): string {
  const number = numberOf(NEWEST_EDITION, key);
  return number === undefined ? `/rules/gone/#${anchorOf(key)}` : `/rules/${number}/`;
}

export const anchorOf = (key: RuleKey): string => key.replaceAll('.', '-');

export const keysToday = (number: RuleNumber): readonly RuleKey[] => keysAt(NEWEST_EDITION, number);
