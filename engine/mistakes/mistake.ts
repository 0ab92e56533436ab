import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Beliefs } from './belief.ts';

/** A named mistake: what is taken to be the rules, and the rules that say otherwise. */
export interface Mistake {
  /** What whoever makes it plays by. */
  readonly believes: Beliefs;
  /**
   * A board can tell it from the rules only where of each of these one is there: words as its data has them, or as what
   * its keywords stand for has them.
   */
  readonly relevantWords?: readonly (readonly string[])[];
  /** The rules by which it is a mistake, the deciding one first. */
  readonly rules: readonly [RuleKey, ...RuleKey[]];
}
