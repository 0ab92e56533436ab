import type { Knowledge } from './practiceWords.ts';

/** The placement test. */
export interface PlacementWords {
  readonly title: string;
  readonly lead: string;
  /** What it is like, in the order in which it is told. */
  readonly rules: {
    readonly length: string;
    readonly marks: string;
    readonly unknown: string;
    readonly leaving: string;
  };
  readonly start: string;
  readonly goOn: string;
  readonly retry: string;
  readonly noScript: string;
  readonly browser: PlacementBrowserWords;
}

/** What is said in the browser, with {k}, {n} and the like for the script to fill in. */
export interface PlacementBrowserWords {
  readonly place: string;
  readonly answer: string;
  readonly unknown: string;
  /** Ends it before it ends by itself. */
  readonly stop: string;
  readonly chooseFirst: string;
  readonly failed: string;
  /** The browser keeps nothing, or has no room. */
  readonly unkept: string;
  /** Another tab has gone on with it. */
  readonly elsewhere: string;
  /** The board that was to be asked is gone. */
  readonly another: string;
  /** What was kept can't be read. */
  readonly damaged: string;
  /** With {n}: so many answers don't count, since their boards have changed or are gone. */
  readonly uncounted: string;
  readonly found: {
    /** Heads the result: by what was found. */
    readonly heads: { readonly [F in 'some' | 'perhaps' | 'none' | 'unknown']: string };
    readonly sure: string;
    readonly likely: string;
    /** Heads the mistakes of which some board was answered, and for which nothing speaks; with {n}, how many. */
    readonly cleared: string;
    /** Heads those that no board asked about; with {n}, how many. */
    readonly unasked: string;
    /** With {level} and {k}: where somebody stands. */
    readonly level: string;
    readonly levels: { readonly [K in Knowledge]: string };
    /** Heads the way on. */
    readonly onward: string;
    readonly course: string;
    /** With {title}: boards about a mistake. */
    readonly practice: string;
    readonly again: string;
    readonly back: string;
  };
  readonly rests: {
    readonly title: string;
    readonly yours: string;
    readonly right: string;
    readonly ruling: string;
    readonly none: string;
    /** What an answer told. `right` with {n}, `explained` with {title}. */
    readonly told: {
      readonly [T in 'right' | 'explained' | 'wrong' | 'unknown' | 'changed']: string;
    };
  };
}
