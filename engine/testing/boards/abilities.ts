import type { PermissionAbility, PermissionCode } from '../../language/permission.ts';
import type { Subject } from '../../language/reference.ts';
import type { RequirementAbility, RequirementCode } from '../../language/requirement.ts';
import type { RestrictionAbility, RestrictionCode } from '../../language/restriction.ts';
import type { TriggerCode } from '../../language/trigger.ts';
import type { TriggeredAbility } from '../../language/triggeredAbility.ts';

const subject: Subject = { kind: 'reference', reference: 'self' };

/** Abilities of their source, with as much more as their word reads. */
export const restricts = <C extends RestrictionCode>(
  restriction: C,
  more: Partial<RestrictionAbility<C>> = {},
): RestrictionAbility<C> => said({ kind: 'restriction', restriction, subject, ...more });

export const requires = <C extends RequirementCode>(
  requirement: C,
  more: Partial<RequirementAbility<C>> = {},
): RequirementAbility<C> => said({ kind: 'requirement', requirement, subject, ...more });

export const permits = <C extends PermissionCode>(
  permission: C,
  more: Partial<PermissionAbility<C>> = {},
): PermissionAbility<C> => said({ kind: 'permission', permission, subject, ...more });

/** "Whenever this …", which does nothing unless it is said. */
export const triggersOn = <C extends TriggerCode>(
  event: C,
  more: Partial<TriggeredAbility<C>> = {},
): TriggeredAbility<C> =>
  said({
    kind: 'triggered',
    event,
    of: subject,
    targets: [],
    effects: [],
    ...more,
  });

// What a word reads besides cannot be told of any of its kind.
const said = <A extends object>(ability: object): A => ability as A;
