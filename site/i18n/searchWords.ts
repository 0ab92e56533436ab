/** What is found, by its kind. */
type FoundKind =
  | 'keyword'
  | 'rule'
  | 'mistake'
  | 'course'
  | 'term'
  | 'scenario'
  | 'page'
  | 'card'
  | 'set'
  | 'exercise';

/** The field in which all pages are searched, and its page. */
export interface SearchWords {
  readonly title: string;
  readonly lead: string;
  /** Names the field to those who hear it, and stands in it. */
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly noScript: string;
  /** Of a card: how many boards there are with it; with {n} filled in by the build. */
  readonly cardOnBoards: string;
  readonly browser: SearchBrowserWords;
}

/** With {n}, {text}, {number}, {dates} and {name} for the script to fill in. */
export interface SearchBrowserWords {
  /** Before anything was typed. */
  readonly begin: string;
  readonly loading: string;
  readonly foundOne: string;
  readonly found: string;
  readonly none: string;
  /** Heads the first three, of whatever kind. */
  readonly best: string;
  readonly all: string;
  readonly kinds: { readonly [K in FoundKind]: string };
  /** Of one of them. */
  readonly kind: { readonly [K in FoundKind]: string };
  readonly oldNumber: string;
  readonly gone: string;
  readonly above: string;
  /** Of a card that no board here has. */
  readonly onOwnBoard: string;
  /** Only names are searched so far. */
  readonly namesOnly: string;
  readonly failed: { readonly [T in 'missing' | 'cut' | 'version']: string };
  readonly again: string;
}
