import type { Condition } from '../../engine.ts';
import { isSelf } from './references.ts';
import type { TriggeredAbility } from './words.ts';

/** Whether the words of when it triggers name what the ability is printed on. */
export const namesSelf = ({ event, of }: TriggeredAbility): boolean =>
  isSelf(of) && !NAMING_NOTHING.has(event);

const NAMING_NOTHING: ReadonlySet<TriggeredAbility['event']> = new Set([
  'beginningOfStep',
  'isCast',
  'stateHolds',
]);

/** Whether a condition is of what the ability is printed on. */
export const isOfSource = (condition: Condition | undefined): boolean =>
  condition !== undefined && OF_SOURCE.has(condition.kind);

const OF_SOURCE: ReadonlySet<Condition['kind']> = new Set([
  'source',
  'sourceTapped',
  'sourceUntapped',
]);

/** Whether they name another creature beside it, so that a pronoun could mean either. */
export const namesAnother = ({ event }: TriggeredAbility): boolean => NAMING_ANOTHER.has(event);

const NAMING_ANOTHER: ReadonlySet<TriggeredAbility['event']> = new Set([
  'becomesBlockedByAtLeast',
  'becomesBlockedByCreature',
  'blocksAtLeast',
  'blocksCreature',
  'enlists',
]);
