import type { EditionId } from '../../citation/editions.ts';
import { numberOf, RULE_KEYS, type RuleKey } from '../../citation/ruleIndex.ts';
import type { Keyword } from '../../language/keywords/index.ts';
import { KEYWORDS, meaningOf } from '../../language/keywords/lists.ts';
import { rememberedByKey } from '../../vocabulary/remembered.ts';

/**
 * The rules of an edition that say what a keyword does: its own first, then all that stand under the same number (CR 702:
 * 702.16a and what follows it), then those elsewhere that speak of it. None where the edition has no such keyword.
 */
export const rulesOfKeyword = (edition: EditionId, keyword: Keyword): readonly RuleKey[] =>
  OF_EDITION(edition).get(keyword) ?? [];

const OF_EDITION = rememberedByKey(
  (edition: EditionId): ReadonlyMap<Keyword, readonly RuleKey[]> =>
    new Map(KEYWORDS.map((keyword) => [keyword, rulesIn(edition, keyword)])),
);

function rulesIn(edition: EditionId, keyword: Keyword): readonly RuleKey[] {
  const { rules = [], elsewhere = [] } = meaningOf(keyword) ?? {};
  const sections = new Set(rules.slice(0, 1).flatMap((rule) => sectionOf(edition, rule)));
  const isOfAnother = (rule: RuleKey): boolean =>
    KEYWORDS.some((one) => one !== keyword && meaningOf(one)?.rules.includes(rule));
  const own = RULE_KEYS.filter(
    (rule) =>
      sectionOf(edition, rule).some((section) => sections.has(section)) && !isOfAnother(rule),
  );
  const isPrinted = (rule: RuleKey): boolean => numberOf(edition, rule) !== undefined;
  return [...new Set([...rules, ...own, ...elsewhere])].filter(isPrinted);
}

/** 702.16 of 702.16e. */
const sectionOf = (edition: EditionId, rule: RuleKey): readonly string[] => {
  const number = numberOf(edition, rule);
  return number === undefined ? [] : [number.replace(/[a-z]$/, '')];
};
