import type { Reason } from '../client/memory/review.ts';

/** Why answers can't be remembered, or those that were can't be read. */
export interface TroubleWords {
  readonly why: { readonly [T in 'blocked' | 'full' | 'newer' | 'broken']: string };
  /** What becomes of an answer until then: it waits in the browser, or in the page alone. */
  readonly meanwhile: { readonly [T in 'waits' | 'lost']: string };
}

/** The page that shows what was answered in this browser. */
export interface MemoryWords {
  readonly title: string;
  readonly lead: string;
  /** Leads there from the sets. */
  readonly link: string;
  readonly noScript: string;
  readonly loading: string;
  /** Where nothing has been answered yet. */
  readonly nothing: string;
  readonly practice: string;
  /** How much has been answered: boards, and those of them right at the first try last time. */
  readonly sum: (boards: number, right: number) => string;
  readonly wrong: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly practise: (n: number) => string;
    /** What a round of them is called. */
    readonly round: (date: string) => string;
  };
  readonly review: ReviewWords;
  readonly rules: { readonly title: string; readonly lead: string };
  readonly mistakes: {
    readonly title: string;
    readonly none: string;
    readonly times: (n: number, date: string) => string;
  };
  readonly all: {
    readonly title: string;
    /** How often a board was right at the first try. */
    readonly tries: (right: number, asked: number) => string;
  };
  /** So many boards were right, of so many. */
  readonly score: (right: number, all: number) => string;
  /** Shows the rest of a list. */
  readonly more: (n: number) => string;
  readonly file: FileWords;
  readonly notes: NoteWords;
  readonly troubles: TroubleWords;
}

export interface ReviewWords {
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  readonly stop: string;
  readonly states: { readonly [S in 'due' | 'fresh' | 'solid']: string };
  readonly meanings: { readonly [S in 'due' | 'fresh' | 'solid']: string };
  readonly today: string;
  readonly soon: string;
  readonly noneDue: string;
  readonly practise: (n: number) => string;
  readonly round: (date: string) => string;
  /** Why it comes back on that date. */
  readonly reason: (reason: Reason, last: string, due: string) => string;
}

export interface FileWords {
  readonly title: string;
  readonly lead: string;
  readonly save: string;
  readonly load: string;
  readonly erase: string;
  readonly eraseSure: string;
  readonly eraseYes: string;
  readonly eraseNo: string;
  readonly erased: string;
  /** How many answers of a file are new here, and how many were known. */
  readonly loaded: (added: number, known: number) => string;
  /** So much of it can't be read and was left out. */
  readonly damaged: (n: number) => string;
  /** It was cut off or written over, so that it can't be known how much is missing. */
  readonly cut: string;
  readonly problems: { readonly [P in 'foreign' | 'newer' | 'older' | 'empty']: string };
}

export interface NoteWords {
  /** Answers that can't be read stay where they are. */
  readonly unreadable: (n: number) => string;
  /** They are about boards that have changed since, or are gone. */
  readonly changed: (n: number) => string;
  /** There are answers from after today. */
  readonly clock: (today: string, latest: string) => string;
  readonly noTitles: string;
  readonly notKept: string;
}
