import type { RequirementAbility, RestrictionAbility } from '../../engine.ts';
import { filterWords } from './filters.ts';

const creatures = (n: number): string => (n === 1 ? 'one creature' : `${n} creatures`);

/** What may not be; the verb fits one creature or many. */
export function restrictionWords({ restriction, filter, n = 0 }: RestrictionAbility): string {
  const others = filterWords(filter ?? {}, 'many');
  switch (restriction) {
    case 'cannotAttack':
      return "can't attack";
    case 'cannotBlock':
      return filter === undefined ? "can't block" : `can't block ${others}`;
    case 'canBlockOnly':
      return `can block only ${others}`;
    case 'cannotAttackAlone':
      return "can't attack alone";
    case 'cannotBlockAlone':
      return "can't block alone";
    case 'canOnlyAttackAlone':
      return 'can attack only alone';
    case 'maxAttackers':
      return `no more than ${creatures(n)} can attack`;
    case 'maxAttackersOnYou':
      return `no more than ${creatures(n)} can attack you`;
    case 'maxBlockers':
      return `no more than ${creatures(n)} can block`;
    case 'cannotBeBlocked':
      return "can't be blocked";
    case 'cannotBeBlockedBy':
      return `can't be blocked by ${others}`;
    case 'cannotBeBlockedExceptBy':
      return `can be blocked only by ${others}`;
    case 'minBlockers':
      return `can be blocked only by ${n} or more together`;
    case 'maxBlockersOn':
      return `can't be blocked by more than ${creatures(n)}`;
    case 'allOrNoneBlockers':
      return 'blocked by all that can, or by none';
  }
}

export function requirementWords({ requirement, filter, n = 1 }: RequirementAbility): string {
  const others = filterWords(filter ?? {}, 'many');
  switch (requirement) {
    case 'attacksIfAble':
      return 'must attack if able';
    case 'attacksIfAnotherAttacks':
      return 'must attack if able once another attacks';
    case 'blocksIfAble':
      return filter === undefined ? 'must block if able' : `must block ${others} if able`;
    case 'blocksEachIfAble':
      return 'must block every attacker it can';
    case 'mustBeBlocked':
      return n > 1 ? `must be blocked by ${n} if able` : 'must be blocked if able';
    case 'mustBeBlockedByExactlyOne':
      return 'must be blocked by exactly one if able';
    case 'mustBeBlockedByAll':
      return filter === undefined
        ? 'must be blocked by all that can'
        : `must be blocked by all ${others} that can`;
  }
}
