import type { Filter } from '../../language/filter.ts';
import type { Reference, Subject } from '../../language/reference.ts';
import type { ActivatedAbility } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { TargetSpec } from '../../vocabulary/targets.ts';
import type { TriggerCode, TriggeredAbility } from '../../vocabulary/triggeredAbilities.ts';
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
export const whenever = (
  event: TriggerCode,
  effects: readonly Effect[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({ kind: 'triggered', event, of: SELF, targets: [], effects, ...more });
