/** The documents that the project was made from. */
export const DOCUMENTS = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;
export type Document = (typeof DOCUMENTS)[number];

/** How much must be known. */
export const KNOWLEDGE = [1, 2, 3, 4, 5] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/** Parts of a topic, the easier first. */
export const PARTS = ['easy', 'medium', 'hard'] as const;
export type PracticePart = (typeof PARTS)[number];

/** Exercises, sets of them, and a round through one. */
export interface PracticeWords {
  readonly title: string;
  readonly lead: string;
  /** Heads the mistakes of which each answers otherwise. */
  readonly otherwise: string;
  readonly next: string;
  /** How many boards a set has. */
  readonly count: (n: number) => string;
  /** How many sets there are of a kind. */
  readonly sets: (n: number) => string;
  /** How long a round takes. */
  /** About so many minutes; about so many hours, or half an hour more. */
  readonly minutes: (n: number) => string;
  readonly hours: (n: number, half?: 'yes') => string;
  /** At which levels most of a set lies. */
  readonly mostly: (from: number, to?: number) => string;
  /** Heads what is no set: an exam, the five of the day, making a set, checking codes. */
  readonly ways: string;
  /** Heads the sets of a kind. */
  readonly groups: { readonly [A in SetGroup]: string };
  readonly levels: { readonly [K in Knowledge]: string };
  /** Names a part beside its topic. */
  readonly parts: { readonly [P in PracticePart]: string };
  /** Names a part by itself. */
  readonly partOf: (topic: string, part: string) => string;
  readonly documents: { readonly [D in Document]: string };
  /** Names what is ruled otherwise today than on that date. */
  readonly since: (date: string) => string;
  readonly set: (topic: string) => string;
  readonly setLead: (n: number) => string;
  /** Lists what a set asks, for whoever has no script or wants one board only. */
  readonly boards: string;
  /** In place of a round. */
  readonly noScript: string;
  readonly round: RoundWords & RoundDoneWords;
}

/** In which sets stand together; the parts of a topic stand beside it. */
export const SET_GROUPS = ['topic', 'level', 'mistake', 'edition', 'document'] as const;
export type SetGroup = (typeof SET_GROUPS)[number];

/** What a round says in the browser. */
export interface RoundWords {
  /** With {k} and {n} for the script to fill in. */
  readonly place: string;
  readonly next: string;
  readonly skip: string;
  readonly finish: string;
  readonly failed: string;
  readonly retry: string;
  /** The browser keeps nothing, or has no room. */
  readonly unkept: string;
  /** What it had kept is gone; the page still has it. */
  readonly erased: string;
  readonly rulingFailed: string;
  readonly codeFailed: string;
  /** The board is another than the one that was answered. */
  readonly changed: string;
  /** With {n}: so many are not marked yet. */
  readonly waiting: string;
  /** There is no other board like the one that is asked. */
  readonly noOther: string;
  readonly results: { readonly [R in 'right' | 'later' | 'wrong' | 'skipped' | 'waiting']: string };
}

/** What it says when it is over. */
export interface RoundDoneWords {
  readonly done: string;
  /** Right at the first try; with {k} and {n}. */
  readonly score: string;
  readonly mistakes: string;
  /** Heads the rules behind what went wrong. */
  readonly rules: string;
  readonly wrongOnes: string;
  readonly again: string;
  readonly goOn: string;
  /** Goes on in the same set. */
  readonly more: string;
  /** Where something went wrong and nothing of it comes back by itself. */
  readonly review: { readonly [W in 'offer' | 'start' | 'started']: string };
}
