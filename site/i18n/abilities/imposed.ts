import {
  type Change,
  isOfGame,
  letsItsControllerChoose,
  type PermissionCode,
  type RequirementCode,
  type RestrictionCode,
} from '../../engine.ts';
import type { ImposedAbility } from './words.ts';

export type ImposedName = RestrictionCode | RequirementCode | PermissionCode | 'combatCost';

/** The name of the sentence that says it. */
export function nameOf(ability: ImposedAbility): ImposedName {
  switch (ability.kind) {
    case 'restriction':
      return ability.restriction;
    case 'requirement':
      return ability.requirement;
    case 'permission':
      return ability.permission;
    case 'combatCost':
      return 'combatCost';
  }
}

/** What is imposed on all that fit names them itself; a change of the game is said of nothing. */
export const speaksForItself = (change: Change): boolean =>
  isOfGame(change) || (change.kind === 'impose' && change.ability.subject.kind === 'all');

/** In a line of a game, where a card would say “you”, the player is named. */
export const isNamedWhereTold = (change: Change): boolean =>
  !speaksForItself(change) || letsItsControllerChoose(change);
