import type { TermGroup, TermOf } from './termRules.ts';

/** What a language calls something, now and before. */
export interface Term {
  /** The official one, as it stands within a sentence. */
  readonly name: string;
  /** Without “step”, for the narrow columns of the turn; long words say where they may break. */
  readonly short?: string;
  /** Other forms of the name in which prose may have it. */
  readonly forms?: readonly string[];
  /** What cards or other rules documents say for it. */
  readonly also?: readonly string[];
  /** What it was called before, the oldest first. */
  readonly was?: readonly OlderName[];
  /** What is never said for it; one that ends in “…” goes on anyhow. */
  readonly not?: readonly string[];
}

interface OlderName {
  readonly name: string;
  /** `2009-07-11`, `2013-07` or `2004`: when it was no longer called so. */
  readonly until: string;
}

/** As files have it: a name that has nothing beside it stands alone. */
export type WrittenTerm = string | Term;

/** The terms of a language, by the files that they stand in. */
export type TermBase = {
  readonly [G in TermGroup]: { readonly [K in TermOf<G>]: WrittenTerm };
};

export const wholeTerm = (written: WrittenTerm): Term =>
  typeof written === 'string' ? { name: written } : written;

export const nameOf = (written: WrittenTerm): string => wholeTerm(written).name;

/** What it was called under rules that took effect on a day, where that was something else. */
export const olderNameOn = ({ was = [] }: Term, day: string): string | undefined =>
  was.find(({ until }) => day < until)?.name;

/** Whether words are a form of the term; a sentence may begin with them. */
export const isFormOf = ({ name, forms = [], also = [] }: Term, words: string): boolean =>
  [name, ...forms, ...also].some((form) => startingSmall(form) === startingSmall(words));

const startingSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
