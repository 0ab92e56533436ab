/** The mock exam. */
export interface ExamWords {
  readonly title: string;
  readonly lead: string;
  /** What it is like, in the order in which it is told. */
  readonly rules: {
    readonly size: (questions: number, enough: number) => string;
    readonly marking: string;
    readonly time: (minutes: number) => string;
    readonly leaving: string;
  };
  readonly clock: string;
  readonly start: string;
  readonly goOn: string;
  readonly anew: string;
  readonly noScript: string;
  readonly browser: ExamBrowserWords;
}

/** What is said in the browser, with {k}, {n}, {topic} and the like for the script to fill in. */
export interface ExamBrowserWords {
  readonly place: string;
  readonly answer: string;
  readonly back: string;
  readonly skip: string;
  readonly finish: string;
  /** With {n}: how many have no answer yet. */
  readonly finishAnyway: string;
  readonly left: string;
  readonly timeUp: string;
  readonly chooseFirst: string;
  readonly failed: string;
  readonly marking: string;
  readonly passed: string;
  readonly notPassed: string;
  readonly score: string;
  readonly unmarked: string;
  readonly byTopic: string;
  readonly byRule: string;
  readonly byMistake: string;
  readonly questions: string;
  readonly results: { readonly [R in 'right' | 'wrong' | 'unanswered' | 'failed']: string };
  readonly backToResults: string;
  readonly again: string;
  readonly another: string;
}
