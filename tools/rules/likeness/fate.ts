import type { Likeness } from './weights.ts';

/** A rule of the later text that may be an older one. */
export interface Candidate {
  readonly number: string;
  readonly likeness: Likeness;
}

/** Why it can't be said by itself what became of a rule. */
export type Doubt =
  /** The older text has no rule of this number. */
  | 'notThere'
  /** What is likest is not like enough. */
  | 'unlike'
  /** Two rules are about as like, or two older ones like one. */
  | 'twoAlike'
  /** Its text stands in several rules now. */
  | 'split'
  /** A part of its text is gone, and more is cited under its number than one rule. */
  | 'partLost'
  /** What stood in it seems to stand in a rule that is another one’s. */
  | 'absorbed';

/** What became of a rule in a later text. `from` and `to` are numbers; `near` are the likest, the likest first. */
export type Fate =
  | { readonly kind: 'same'; readonly from: string; readonly to: string }
  | { readonly kind: 'moved'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'reworded';
      readonly from: string;
      readonly to: string;
      readonly near: readonly Candidate[];
    }
  | { readonly kind: 'gone'; readonly from: string; readonly near: readonly Candidate[] }
  | {
      readonly kind: 'doubtful';
      readonly from: string;
      /** The likest, where there is one. */
      readonly to: string | undefined;
      readonly why: Doubt;
      readonly near: readonly Candidate[];
    };
