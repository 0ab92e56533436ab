import type { ChangeName } from '#engine/words';

/** How a change of the rules is told. */
export interface ChangeWords {
  /** What is so since, in at most 60 characters, without a full stop. */
  readonly title: string;
  /** What was so until then, in our own words. */
  readonly until: string;
  readonly since: string;
  /** Why no board shows it, where none does. */
  readonly noBoard?: string;
}

export type ChangesInWords = { readonly [name in ChangeName]: ChangeWords };
