import type { Violation } from '../log/verdict.ts';
import type { Decision } from '../turn/decision.ts';
import type { Place } from './place.ts';

/** A scenario that does not play as its author expects: where in the file, and what came instead. */
export interface PlayProblem {
  readonly branch: string;
  readonly at: Place;
  readonly trouble: Trouble;
}

export type Trouble =
  | { readonly kind: 'refusedInstead'; readonly violations: readonly Violation[] }
  | { readonly kind: 'allowedInstead' }
  | { readonly kind: 'decisionMissing'; readonly decision: Decision }
  | { readonly kind: 'neverComes' }
  /** `what` names the field of the expectation; both sides in the file's own words. */
  | {
      readonly kind: 'differs';
      readonly what: string;
      readonly expected: string;
      readonly found: string;
    };
