/** What the engine says of an answer, and the mistakes that explain it. */
export type Judgement =
  | { readonly kind: 'judged'; readonly right: boolean; readonly mistakes: readonly string[] }
  /** Nothing is answered, or what is can't be decided. */
  | { readonly kind: 'undecided' }
  /** The board is another than the one that was answered, or is gone. */
  | { readonly kind: 'changed' }
  /** The board or what marks could not be loaded. */
  | { readonly kind: 'failed' };
