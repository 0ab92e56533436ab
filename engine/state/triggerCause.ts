import type { TriggerCode } from '../language/trigger.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { TriggeredItem } from './stack.ts';

/** What tells a triggered ability from others of its source: what it triggered on, and what that was about. */
export interface TriggerCause {
  readonly trigger: TriggerCode;
  readonly about: ObjectId | undefined;
}

/** That of an ability on the stack; nothing where no others of its source went there with it. */
export const causeTold = ({
  amongOthers,
  ability,
  context,
}: TriggeredItem): { readonly cause?: TriggerCause } =>
  amongOthers === undefined
    ? {}
    : { cause: { trigger: ability.event, about: context.eventCreature } };
