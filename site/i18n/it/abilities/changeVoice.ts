import type { Ability } from '../../../engine.ts';
import type { Speaking } from '../../abilities/words.ts';
import type { Agreement } from '../agreement.ts';

/** What a change is told with: of whom, and the words of an ability that is granted. */
export interface ChangeVoice extends Agreement {
  readonly words: (ability: Ability) => string;
  readonly speaking: Speaking;
  /** ` in questo turno`, where it lasts so long. */
  readonly when?: string | undefined;
}
