import { type Change, isOfGame, type PermissionCode, type RestrictionCode } from '../../engine.ts';
import type { ImposedAbility } from './words.ts';

/** How many may attack or block is said of nobody in particular, who declares of a player; a cost names its creatures. */
export function namesItself(ability: ImposedAbility): boolean {
  switch (ability.kind) {
    case 'combatCost':
      return true;
    case 'permission':
      return OF_PLAYERS.has(ability.permission);
    case 'restriction':
      return COUNTING.has(ability.restriction);
    case 'requirement':
      return false;
  }
}

const COUNTING: ReadonlySet<RestrictionCode> = new Set([
  'maxAttackers',
  'maxAttackersOnYou',
  'maxBlockers',
]);

const OF_PLAYERS: ReadonlySet<PermissionCode> = new Set([
  'divideDamageOfAttackersOnYou',
  'chooseAttackers',
  'chooseBlockers',
  'attackingPlayerChoosesBlockers',
]);

/** What is imposed on all that fit names them itself; a change of the game is said of nothing. */
export const speaksForItself = (change: Change): boolean =>
  isOfGame(change) || (change.kind === 'impose' && change.ability.subject.kind === 'all');
