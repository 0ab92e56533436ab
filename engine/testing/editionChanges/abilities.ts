import type { Effect } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import { TARGET } from '../../language/keywords/abilityParts.ts';
import type { Subject } from '../../language/reference.ts';
import type { ActivatedAbility } from '../../language/spellAbility.ts';
import type { TargetSpec } from '../../language/target.ts';
import type { PermanentDetails } from '../boards/board.ts';

export const permanent = (filter: Filter): TargetSpec => ({ kind: 'permanent', filter });
export const creature = (filter: Filter = {}): TargetSpec =>
  permanent({ type: 'creature', ...filter });
export const anyTarget: TargetSpec = { kind: 'permanentOrPlayer', filter: {} };

/** An instant that costs nothing, unless told otherwise. */
export const instant = (
  effects: readonly Effect[],
  targets: readonly TargetSpec[] = [creature()],
  cost?: string,
): PermanentDetails => ({
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
