/** Rounds that are dealt in the browser: one's own set by link, and the five of a day. */
export interface DealWords {
  readonly own: {
    readonly title: string;
    readonly lead: string;
    /** Where no set stands in the address. */
    readonly empty: string;
    readonly make: string;
  };
  readonly daily: {
    readonly title: string;
    readonly lead: string;
    /** With {day}. */
    readonly heading: string;
  };
  readonly notes: DealNotes;
  /** Where there is no script. */
  readonly noScript: string;
}

/** What is said in the browser of a link, with {list} or {version} for the script to fill in. */
export interface DealNotes {
  readonly gone: string;
  /** Of boards of its maker's own, whose lines stand at the end of a link. */
  readonly ownCut: string;
  /** One of them, by its place {k} in the set. */
  readonly ownBoard: string;
  readonly changed: string;
  readonly unread: string;
  readonly version: string;
  readonly mangled: string;
  readonly failed: string;
  readonly retry: string;
  readonly nothingLeft: string;
  /** The address asks for boards that are not made here. */
  readonly unknown: string;
}
