/** Result codes: what a student sends, and what a teacher reads of it. */
export interface CodeWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly paste: string;
  readonly check: string;
  readonly download: string;
  readonly print: string;
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
  /** With {n}: so many codes can't be read; so many are there twice. */
  readonly unread: string;
  readonly twice: string;
  /** With {n}: so many answers are not marked yet. */
  readonly left: string;
  readonly nothing: string;
  /** With {title}: the exam whose codes are checked. */
  readonly exam: string;
  /** The same of one without a title. */
  readonly examUntitled: string;
  /** Its link can't be read. */
  readonly examMangled: string;
  readonly columns: { readonly [C in CodeColumn]: string };
  readonly marks: {
    readonly [M in
      | 'right'
      | 'wrong'
      | 'unanswered'
      | 'failed'
      | 'undecided'
      | 'changed'
      | 'gone'
      | 'elsewhere']: string;
  };
  /** Where a code stands, with {line} and what is written {before} it. */
  readonly places: { readonly [P in 'line' | 'after']: string };
  readonly problems: {
    readonly [P in 'cut' | 'broken' | 'headless' | 'version' | 'twice']: string;
  };
  readonly notes: {
    readonly [N in
      | 'otherExam'
      | 'sameAnswers'
      | 'otherAnswers'
      | 'late'
      | 'otherVariant'
      | 'otherBoards'
      | 'timeUp'
      | 'changed'
      | 'gone'
      | 'elsewhere'
      | 'failed'
      | 'undecided']: string;
  };
  /** Of a student, an exam or a set. */
  readonly nameless: string;
  /** With {sum}: a board of somebody's own that stands in a link which is not here. */
  readonly ownBoard: string;
  /** What stands between cells where spreadsheets speak this language. */
  readonly separator: string;
  readonly together: {
    readonly students: string;
    /** With {n} students. */
    readonly title: string;
    readonly boards: string;
    /** With {k} of {n}. */
    readonly wrong: string;
    /** With {n} and {said}. */
    readonly commonest: string;
    readonly mistakes: string;
    /** With {n} answers of {k} students. */
    readonly explains: string;
    readonly topics: string;
    readonly byTopic: string;
    readonly answers: string;
    readonly allRight: string;
  };
}

type CodeColumn =
  | 'line'
  | 'name'
  | 'day'
  | 'set'
  | 'variant'
  | 'time'
  | 'began'
  | 'ended'
  | 'minutes'
  | 'right'
  | 'of'
  | 'mistakes'
  | 'mistake'
  | 'answer'
  | 'notes';
