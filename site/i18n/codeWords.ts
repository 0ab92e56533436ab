/** Result codes: what a student sends, and what a teacher reads of it. */
export interface CodeWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly paste: string;
  readonly check: string;
  readonly download: string;
  readonly send: CodeSendWords;
  readonly browser: CodeBrowserWords;
}

/** At the end of a round. */
export interface CodeSendWords {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly make: string;
  readonly copy: string;
  readonly copied: string;
}

/** With {k}, {n} and {list} for the script to fill in. */
export interface CodeBrowserWords {
  readonly working: string;
  readonly done: string;
  /** With {n}: so many answers are not marked yet. */
  readonly left: string;
  readonly nothing: string;
  readonly columns: {
    readonly [C in 'name' | 'day' | 'set' | 'right' | 'mistakes']: string;
  };
  readonly marks: {
    readonly [M in 'right' | 'wrong' | 'unanswered' | 'failed' | 'changed']: string;
  };
  readonly problems: { readonly [P in 'broken' | 'version' | 'twice']: string };
  readonly nameless: string;
}
