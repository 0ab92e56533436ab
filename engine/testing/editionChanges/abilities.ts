import type { Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Reference, Subject } from '../../language/reference.ts';
import type { ActivatedAbility } from '../../language/spellAbility.ts';
import type { TargetSpec } from '../../language/target.ts';
import type { TriggerCode } from '../../language/trigger.ts';
import type { TriggeredAbility } from '../../language/triggeredAbility.ts';
import type { HandCard } from './editionChange.ts';

export const reference = (name: Reference): Subject => ({ kind: 'reference', reference: name });

export const SELF = reference('self');
export const TARGET = reference('target');

export const permanent = (filter: Filter): TargetSpec => ({ kind: 'permanent', filter });
export const creature = (filter: Filter = {}): TargetSpec =>
  permanent({ type: 'creature', ...filter });
export const anyTarget: TargetSpec = { kind: 'permanentOrPlayer', filter: {} };

/** An instant that costs nothing, unless told otherwise. */
export const instant = (
  effects: readonly Effect[],
  targets: readonly TargetSpec[] = [creature()],
  cost?: string,
): HandCard => ({
  types: ['instant'],
  abilities: [{ kind: 'spell', targets, effects }],
  ...(cost === undefined ? {} : { cost }),
});

export const pump = (power: number, toughness: number, subject: Subject = TARGET): Effect => ({
  kind: 'apply',
  subject,
  change: { kind: 'modifyPowerToughness', power, toughness },
  until: 'endOfTurn',
});

export const activated = (
  costs: ActivatedAbility['costs'],
  effects: readonly Effect[],
  more: Partial<ActivatedAbility> = {},
): ActivatedAbility => ({ kind: 'activated', costs, targets: [], effects, ...more });

/** An ability of the object itself: "whenever this …". */
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
