import type { Behaviour } from '../citation/overlay.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Belief } from './belief.ts';

/** A named mistake: what is taken to be the rules, and the rules that say otherwise. */
export interface Mistake {
  /** What whoever holds it plays by, where that is not what the rules say; an older edition's behaviour may be it. */
  readonly believes: Partial<Belief & Behaviour>;
  /** A board can tell it from the rules only where of each of these one is there: words as they stand in its data. */
  readonly wakes?: readonly (readonly string[])[];
  /** The rules by which it is a mistake, the deciding one first. */
  readonly rules: readonly [RuleKey, ...RuleKey[]];
}
