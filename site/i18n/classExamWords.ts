import type { ExamBrowserWords } from './examWords.ts';

/** An exam of a class: how a teacher makes one of a set, and how a student sits it. */
export interface ClassExamWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  /** The page of the teacher. */
  readonly make: ClassMakeWords;
  /** The page of the student. */
  readonly sit: {
    readonly title: string;
    readonly lead: string;
    readonly noScript: string;
    readonly name: string;
    readonly nameHint: string;
    readonly begin: string;
    readonly here: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly code: string;
    readonly send: string;
    readonly other: string;
    readonly browser: Omit<ClassBrowserWords, 'asking'>;
    /** In place of what is said in other exams. */
    readonly handIn: string;
  };
}

export interface ClassMakeWords {
  readonly minutes: string;
  readonly questions: string;
  readonly questionsHint: string;
  readonly variants: string;
  readonly variantsHint: string;
  readonly same: string;
  readonly several: string;
  readonly each: string;
  readonly marks: string;
  readonly never: string;
  readonly after: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly open: string;
  readonly keep: string;
  readonly codes: string;
  readonly change: string;
  readonly paper: string;
  readonly paperLead: string;
  readonly variant: string;
  readonly forName: string;
  readonly print: string;
  readonly guards: string;
  /** What it guards, and what it does not. */
  readonly guarded: readonly string[];
  readonly notGuarded: string;
  readonly unguarded: readonly string[];
  readonly browser: ClassMakeBrowserWords;
}

/** With {n}, {k}, {list} and the like for the script to fill in. */
export interface ClassMakeBrowserWords {
  readonly set: string;
  readonly empty: string;
  readonly failed: string;
  readonly unchecked: string;
  readonly titled: string;
  readonly untitled: string;
}

/** What is said while an exam is sat, with {n}, {k}, {name} and the like for the script to fill in. */
export interface ClassBrowserWords {
  readonly asking: ExamBrowserWords;
  readonly rules: {
    readonly size: string;
    readonly leaving: string;
    readonly marks: { readonly [M in 'never' | 'after']: string };
    readonly code: string;
    readonly variant: string;
  };
  readonly refused: {
    readonly [R in 'empty' | 'link' | 'version' | 'mangled' | 'nothingLeft']: string;
  };
  /** With {list}: boards that there are no more. */
  readonly gone: string;
  readonly nameFirst: string;
  readonly bringing: string;
  readonly notBrought: string;
  readonly handInAnyway: string;
  readonly handInNow: string;
  readonly unkept: string;
  readonly kept: { readonly [S in 'sat' | 'over']: string };
  readonly handedIn: {
    readonly title: { readonly [E in 'handedIn' | 'timeUp']: string };
    readonly said: string;
  };
  readonly score: string;
}
