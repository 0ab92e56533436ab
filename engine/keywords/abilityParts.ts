import type { Amount } from '../language/amount.ts';
import type { Reference, Subject } from '../language/reference.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { TriggerCode, TriggeredAbility } from '../vocabulary/triggeredAbilities.ts';

const reference = (name: Reference): Subject => ({ kind: 'reference', reference: name });

export const SELF = reference('self');
export const TARGET = reference('target');
export const YOU = reference('you');
export const EVENT_CREATURE = reference('eventCreature');
export const EVENT_PLAYER = reference('eventPlayer');
export const DEFENDING_PLAYER = reference('defendingPlayer');
export const CREATED = reference('created');

/** "Whenever this creature …": an ability about its source, whatever else is said of it. */
export const whenever = (
  event: TriggerCode,
  effects: readonly Effect[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({ kind: 'triggered', event, of: SELF, targets: [], effects, ...more });

/** Until end of turn, so much more power and toughness. */
export const gets = (subject: Subject, power: Amount, toughness: Amount): Effect => ({
  kind: 'apply',
  subject,
  change: { kind: 'modifyPowerToughness', power, toughness },
  until: 'endOfTurn',
});

export const plusOneCounterOn = (subject: Subject): Effect => ({
  kind: 'addCounters',
  counter: '+1/+1',
  n: 1,
  subject,
});
