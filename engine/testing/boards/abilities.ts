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
) => ({ kind: 'restriction', restriction, subject, ...more }) as unknown as RestrictionAbility<C>;

export const requires = <C extends RequirementCode>(
  requirement: C,
  more: Partial<RequirementAbility<C>> = {},
) => ({ kind: 'requirement', requirement, subject, ...more }) as unknown as RequirementAbility<C>;

export const permits = <C extends PermissionCode>(
  permission: C,
  more: Partial<PermissionAbility<C>> = {},
) => ({ kind: 'permission', permission, subject, ...more }) as unknown as PermissionAbility<C>;

/** "Whenever this …", which does nothing unless it is said. */
export const triggersOn = <C extends TriggerCode>(
  event: C,
  more: Partial<TriggeredAbility<C>> = {},
) =>
  ({
    kind: 'triggered',
    event,
    of: subject,
    targets: [],
    effects: [],
    ...more,
  }) as unknown as TriggeredAbility<C>;
