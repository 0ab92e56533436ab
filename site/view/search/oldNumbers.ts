import {
  EDITION_IDS,
  type EditionId,
  NEWEST_EDITION,
  numberOf,
  RULE_KEYS,
  type RuleNumber,
} from '../../engine.ts';
import type { OldNumbers } from '../../search/forms.ts';
import { newestRef, refsOf } from '../rules.ts';

interface FormerNumber {
  readonly number: RuleNumber;
  readonly edition: EditionId;
}

/** Every number that a rule had before and has no more, with where it is told today; `numbers`: those that have pages. */
export function oldNumbers(numbers: readonly RuleNumber[], gone: ReadonlySet<string>): OldNumbers {
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
  return Object.fromEntries(
    [...Map.groupBy(had, ({ page }) => page)].map(([page, all]) => [page, numbersOfPage(all)]),
  );
}

/** Each number once, with the places of its editions. */
const numbersOfPage = (all: readonly FormerNumber[]): string =>
  [...Map.groupBy(all, ({ number }) => number)]
    .map(([number, had]) => {
      const places = new Set(had.map(({ edition }) => EDITION_IDS.indexOf(edition)));
      return `${number}:${[...places].map((place) => place.toString(36)).join('')}`;
    })
    .join(' ');
