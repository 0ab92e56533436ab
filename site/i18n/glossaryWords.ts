import type { TermGroup } from './termRules.ts';

/** The page of terms, and what stands behind a term in prose. */
export interface GlossaryWords {
  readonly title: string;
  readonly lead: string;
  readonly groups: { readonly [G in TermGroup]: string };
  readonly also: (names: string) => string;
  /** `month`: when it was no longer called so. */
  readonly was: (name: string, month: string) => string;
  readonly not: (names: string) => string;
  /** Of a term whose rule is no longer there; `edition` is the last that had it. */
  readonly gone: (edition: string) => string;
  /** Where a rule would stand: the site’s own word. */
  readonly own: string;
  /** Behind a term on a page for rules under which it was called otherwise. */
  readonly older: (name: string) => string;
}
