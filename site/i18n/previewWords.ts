/** What is said of a page where its link is shown, and of the feeds. */
export interface PreviewWords {
  /** What kind of page it is, on its picture. */
  readonly kinds: { readonly [K in 'scenario' | 'exercise' | 'mistake' | 'rule']: string };
  readonly feeds: { readonly [F in 'boards' | 'rulings']: FeedWords };
}

interface FeedWords {
  readonly title: string;
  readonly about: string;
  /** What leads to it. */
  readonly link: string;
}
