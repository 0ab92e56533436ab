import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Place } from './place.ts';

/**
 * Something that a scenario asks; its answer is computed. Its words are in each language's prose, under its id. What
 * kinds there are to ask is known to the room that answers them, so `A` is what a kind makes of the file's words.
 */
export interface Question<A = unknown> {
  readonly id: string;
  /** `main`, or a branch. */
  readonly branch: string;
  /** How many entries of that line's script have been played as it is asked; left out, as few as it needs. */
  readonly after: number | undefined;
  readonly editions: readonly EditionId[];
  readonly ask: A;
  /** The answer as the file states it, which the engine's must be: what is picked stands in order of letters. */
  readonly stated: string | undefined;
  /** What the answer rests on, where the file says it better than the play does: nothing shows why nothing happens. */
  readonly rules: readonly RuleKey[];
  readonly at: Place;
}
