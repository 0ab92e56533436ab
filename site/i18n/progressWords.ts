/** Why answers can't be remembered, or those that were can't be read. */
export interface TroubleWords {
  readonly why: { readonly [T in 'blocked' | 'full' | 'newer' | 'broken']: string };
  /** What becomes of an answer until then: it waits in the browser, or in the page alone. */
  readonly meanwhile: { readonly [T in 'waits' | 'lost']: string };
}

/** What the script says of what was answered in this browser. */
export interface ProgressWords {
  /** Where nothing has been answered yet. */
  readonly nothing: string;
  /** How much has been answered: boards, and those of them right at the first try last time. */
  readonly sum: (n: number, right: number | 'all') => string;
  readonly wrong: RoundWords;
  readonly review: ReviewWords;
  /** How often a mistake was made, and when last. */
  readonly times: (n: number, date: string) => string;
  /** How often a board was right at the first try. */
  readonly tries: (right: number, asked: number) => string;
  /** So many boards were right, of so many. */
  readonly score: (right: number, all: number) => string;
  /** Shows the rest of a list. */
  readonly more: (n: number) => string;
  readonly file: FileWords;
  readonly notes: NoteWords;
  readonly troubles: TroubleWords;
}

interface RoundWords {
  readonly practise: (n: number) => string;
  /** What a round of them is called. */
  readonly round: (date: string) => string;
}

interface ReviewWords extends RoundWords {
  readonly states: { readonly [S in 'due' | 'fresh' | 'solid']: string };
  readonly meanings: { readonly [S in 'due' | 'fresh' | 'solid']: string };
  /** Why a board comes back on that date. */
  readonly reasons: {
    /** So many times in a row. */
    readonly right: (times: number, last: string, due: string) => string;
    readonly wrong: (last: string, due: string) => string;
    /** By which mistake it was, as its title says it. */
    readonly believed: (last: string, due: string, belief: string) => string;
    /** All answers are from days to come. */
    readonly clock: (last: string) => string;
    /** What was learned was known on another board, a week later. */
    readonly held: (date: string, belief: string) => string;
  };
  /** Why a board is asked, over that board: itself was answered, or the one of that title, for which it stands. */
  readonly why: {
    readonly right: (last: string, title: string, board: AskedFor) => string;
    readonly wrong: (last: string, title: string, board: AskedFor) => string;
    readonly believed: (last: string, belief: string, board: AskedFor) => string;
    /** Since when it is known that something is not so: a week ago, or a date. */
    readonly transfer: (when: string | 'week', belief: string) => string;
  };
}

type AskedFor = 'same' | 'other';

interface FileWords {
  readonly erased: string;
  /** How many answers of a file are new here, and how many were known. */
  readonly loaded: (added: number, known: number) => string;
  /** So much of it can't be read and was left out. */
  readonly damaged: (n: number) => string;
  /** It was cut off or written over, so that it can't be known how much is missing. */
  readonly cut: string;
  /** It holds no rounds and exams: an older version of the site made it. */
  readonly answersAlone: string;
  readonly problems: { readonly [P in 'foreign' | 'newer' | 'older' | 'empty']: string };
}

interface NoteWords {
  /** Answers that can't be read stay where they are. */
  readonly unreadable: (n: number) => string;
  /** They are about boards that have changed since, or are gone. */
  readonly changed: (n: number) => string;
  /** There are answers from after today. */
  readonly clock: (today: string, latest: string) => string;
  readonly noTitles: string;
  readonly notKept: string;
}
