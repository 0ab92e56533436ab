import type { Ability } from '../../../engine.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { GrammaticalNumber } from '../subtypes.ts';

/** How a change follows what it is about: as the verb of one or of several. */
export type After = GrammaticalNumber;

/** What a change is told with. */
export interface ChangeVoice {
  /** The words of an ability that is granted. */
  readonly words: (ability: Ability) => string;
  readonly after: After;
  readonly speaking: Speaking;
  /** It begins now, for a time: what it makes of a thing, the thing becomes. */
  readonly lasts?: boolean | undefined;
}
