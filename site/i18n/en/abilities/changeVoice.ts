import type { Ability } from '../../../engine.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { GrammaticalNumber } from '../subtypes.ts';

/** How a change follows what it is about: after a colon, or as the verb of one or of several. */
export type After = 'colon' | GrammaticalNumber;

/** What a change is told with. */
export interface ChangeVoice {
  /** The words of an ability that is granted. */
  readonly words: (ability: Ability) => string;
  readonly after: After;
  readonly speaking: Speaking;
}
