import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { ActEvent } from './actEvents.ts';
import type { GameEvent } from './gameEvent.ts';
import type { Violation } from './verdict.ts';

type RefusedEvent = Extract<ActEvent, { readonly outcome: 'refused' | 'untimely' }>;

/** Whether it tells of an act that was not done: the game is as it was before. */
export const isRefused = (event: GameEvent): event is RefusedEvent & GameEvent =>
  'outcome' in event && event.outcome !== 'done';

/**
 * The rules by which something is refused: of each violation the one that stands first, then what else it says, then
 * `also`, which holds for everything that is refused so.
 */
export const rulesOfRefusal = (
  violations: readonly Violation[],
  ...also: readonly RuleKey[]
): Ranked => ({
  decides: [
    ...violations.flatMap(({ rules }) => rules.slice(0, 1)),
    ...violations.flatMap(({ rules }) => rules.slice(1)),
  ],
  applies: also,
});
