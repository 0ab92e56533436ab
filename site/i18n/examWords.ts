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
  /** Heads the papers that there are, and says what each of them asks. */
  readonly which: string;
  readonly about: { readonly [P in ExamPaper]: string };
  readonly clock: string;
  readonly start: string;
  readonly goOn: string;
  /** Heads the exams that are kept in this browser. */
  readonly others: string;
  /** Leads to the address of a result. */
  readonly link: string;
  readonly retry: string;
  readonly noScript: string;
  readonly browser: ExamBrowserWords;
}

/** What a candidate for each level of judges is asked, and one paper from everything. */
export const EXAM_PAPERS = ['level-1', 'level-2', 'all'] as const;
export type ExamPaper = (typeof EXAM_PAPERS)[number];

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
  /** With {k} and {n}: another is running, of which so many are answered. */
  readonly beginAnyway: string;
  /** An exam that is kept, with {day}, {k} and {n}: so many answered; so many right. */
  readonly kept: { readonly [S in 'sat' | 'over']: string };
  /** The browser keeps nothing, or has no room. */
  readonly unkept: string;
  /** What it had kept is gone; the page still has it. */
  readonly erased: string;
  /** The address can't be read. */
  readonly mangled: string;
  /** The board is another than the one that was answered. */
  readonly changed: string;
  readonly failed: string;
  readonly marking: string;
  readonly passed: string;
  readonly notPassed: string;
  /** What is not marked yet could make the difference. */
  readonly open: string;
  readonly papers: { readonly [P in ExamPaper]: string };
  /** With {paper} and {score}. */
  readonly named: string;
  readonly score: string;
  /** How papers of this kind went before: {shares}. */
  readonly before: string;
  /** With {n}: so many are not marked yet, and so many never will be. */
  readonly waiting: string;
  readonly unmarked: string;
  readonly byTopic: string;
  readonly byRule: string;
  readonly byMistake: string;
  readonly questions: string;
  readonly results: {
    readonly [R in 'right' | 'wrong' | 'unanswered' | 'waiting' | 'changed' | 'undecided']: string;
  };
  readonly backToResults: string;
  readonly again: string;
  readonly another: string;
}
