import type { Ability } from '../../../engine.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { About } from './references.ts';

/** What a change is told with: of whom, and the words of an ability that is granted. */
export interface ChangeVoice extends About {
  readonly words: (ability: Ability) => string;
  readonly speaking: Speaking;
}
