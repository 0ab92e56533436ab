// The index of all pages, as it is sent: first the names of what explains, then boards and sets and what stands on all pages.
import type { AsPlainObject } from 'minisearch';

/** The form of the parts: another number wherever an older script could not read them. */
export const FORM = 2;

/** What can be found, in the order in which what is as good is shown. */
export const KINDS = [
  'keyword',
  'rule',
  'mistake',
  'course',
  'term',
  'scenario',
  'page',
  'card',
  'set',
  'exercise',
] as const;
export type PageKind = (typeof KINDS)[number];

/**
 * A page: its kind by its place in `KINDS`, its address in English, and beside its name and line what it is called as well.
 * A rule's page goes by its name alone: its address is empty here.
 */
export type IndexedPage = readonly [
  kind: number,
  page: string,
  name: string,
  line: string,
  also: string,
];

/**
 * Numbers that rules had, by the addresses of their pages today, each with the places of the editions in which it had it, a
 * digit of base 36 each: `118.3b:0 119.3c:12`.
 */
export type OldNumbers = Readonly<Record<string, string>>;

/** Words that people use, and those that stand on pages for the same; “…” at the end stands for any ending. */
export type SaidForIt = readonly [said: string, meant: string];

/** What is enough for the first results. */
export interface FirstPart {
  readonly form: number;
  /** Both parts of one build have the same. */
  readonly version: string;
  readonly pages: readonly IndexedPage[];
  /** The dates of all editions, in their order, with spaces between. */
  readonly editions: string;
  readonly numbers: OldNumbers;
  readonly saidForIt: readonly SaidForIt[];
  /** Words of which there are some in any question, with spaces between. */
  readonly empty: string;
}

/** Boards by the places of their pages: those on which a rule decides something, and those that cite it besides. */
export interface BoardsOfRule {
  readonly decides: readonly number[];
  readonly cites: readonly number[];
}

/** What comes behind it. */
export interface TextPart {
  readonly form: number;
  readonly version: string;
  /** What is as much and as alike as exercises: further pages, behind those of the first part. */
  readonly pages: readonly IndexedPage[];
  /** By a rule's number of today. */
  readonly boards: Readonly<Record<string, BoardsOfRule>>;
  /** In which parts the names of all cards are looked for, with spaces between. */
  readonly cardWords: string;
  /** What stands on pages, as the library that searches it writes it down. */
  readonly texts: AsPlainObject;
}

/** The address of a page of the index, in English. */
export const addressOfPage = ([, page, name]: IndexedPage): string =>
  page === '' ? `/rules/${name}/` : page;
