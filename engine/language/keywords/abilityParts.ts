import type { Amount } from '../amount.ts';
import type { Effect } from '../effect.ts';
import type { Reference, Subject } from '../reference.ts';
import type { TriggerCode } from '../trigger.ts';
import type { TriggeredAbility } from '../triggeredAbility.ts';

export const reference = (name: Reference): Subject => ({ kind: 'reference', reference: name });

export const SELF = reference('self');
export const TARGET = reference('target');
export const YOU = reference('you');
export const EVENT_CREATURE = reference('eventCreature');
export const EVENT_PLAYER = reference('eventPlayer');
export const DEFENDING_PLAYER = reference('defendingPlayer');
export const CREATED = reference('created');

/** "Whenever this creature …": an ability about its source, whatever else is said of it. */
export const whenever = <E extends TriggerCode>(
  event: E,
  effects: readonly Effect[],
  more: Partial<TriggeredAbility<E>> = {},
): TriggeredAbility<E> => {
  const ability: object = {
    kind: 'triggered',
    event,
    of: SELF,
    targets: [],
    effects,
    ...more,
  };
  // What an event reads besides cannot be told from here.
  return ability as TriggeredAbility<E>;
};

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
