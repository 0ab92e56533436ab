/** How a mistake is told. */
export interface MistakeWords {
  /** Its name: what is believed, in a short sentence of at most 60 characters, without a full stop. */
  readonly title: string;
  /** Completes "You would be right if": in lower case, without a full stop. */
  readonly wouldBeRight: string;
  /** Why it is believed; where it was so once, until when. */
  readonly why: string;
  readonly so: string;
}
