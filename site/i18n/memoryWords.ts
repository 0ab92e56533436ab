/** The page that shows what was answered in this browser, as it stands before its script says anything. */
export interface MemoryWords {
  readonly title: string;
  readonly lead: string;
  /** Leads there from the sets. */
  readonly link: string;
  readonly noScript: string;
  readonly loading: string;
  /** What shows the answers could not be loaded. */
  readonly failed: string;
  readonly practice: string;
  readonly wrong: { readonly title: string; readonly lead: string; readonly none: string };
  readonly review: {
    readonly title: string;
    readonly lead: string;
    readonly start: string;
    readonly stop: string;
    readonly today: string;
    readonly soon: string;
    readonly noneDue: string;
    readonly held: string;
  };
  readonly rules: { readonly title: string; readonly lead: string };
  readonly mistakes: { readonly title: string; readonly none: string };
  readonly all: { readonly title: string };
  readonly file: {
    readonly title: string;
    readonly lead: string;
    readonly save: string;
    readonly load: string;
    readonly erase: string;
    readonly eraseSure: string;
    readonly eraseYes: string;
    readonly eraseNo: string;
  };
}
