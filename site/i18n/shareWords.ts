/** Handing on a page, a step of it or a board: as a link, as what forums and articles take, or as a citation. */
export interface ShareWords {
  /** The button, and what heads that which it opens. */
  readonly title: string;
  readonly ofStep: (step: string) => string;
  /** Before the ways in which a link can keep its meaning. */
  readonly by: string;
  /** It shows this ruling for good. */
  readonly fixed: (date: string) => string;
  /** It shows what holds as it is opened. */
  readonly ofDay: string;
  readonly as: { readonly [A in SharedAs]: string };
  readonly copied: string;
  /** What is said with an address: the board, its step where one is meant, and by whose rules. */
  readonly cites: {
    readonly fixed: (title: string, date: string) => string;
    readonly fixedStep: (title: string, step: string, date: string) => string;
    readonly ofDay: (title: string) => string;
    readonly ofDayStep: (title: string, step: string) => string;
  };
}

/** As what an address is copied. */
export type SharedAs = 'link' | 'forum' | 'markdown' | 'html' | 'text' | 'embed';
