import { EDITION_IDS, NEWEST_EDITION, numberOf, RULE_KEYS, type RuleNumber } from '../../engine.ts';
import type { OldNumber } from '../../search/forms.ts';
import { newestRef, refsOf } from '../rules.ts';

/** Every number that a rule had before and has no more, with where it is told today; `numbers`: those that have pages. */
export function oldNumbers(
  numbers: readonly RuleNumber[],
  gone: ReadonlySet<string>,
): readonly OldNumber[] {
  const pages = new Set(numbers.map((number) => `/rules/${number}/`));
  const had = RULE_KEYS.flatMap((key) => {
    const today = numberOf(NEWEST_EDITION, key);
    const [ref] = today === undefined ? [] : refsOf([key], NEWEST_EDITION);
    const page = ref?.page ?? newestRef(key, NEWEST_EDITION)?.rule.page;
    const isTold = page !== undefined && (pages.has(page) || gone.has(key));
    return !isTold
      ? []
      : EDITION_IDS.flatMap((edition) => {
          const number = numberOf(edition, key);
          return number === undefined || number === today ? [] : [{ number, page, edition }];
        });
  });
  return [...Map.groupBy(had, ({ number, page }) => `${number} ${page}`).values()].flatMap(
    (all) => {
      const [first] = all;
      const editions = [...new Set(all.map(({ edition }) => edition))].join(' ');
      return first === undefined ? [] : [[first.number, first.page, editions] as const];
    },
  );
}
