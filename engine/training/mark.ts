// What a page loads to rule on what a reader declared or divided: anything legal is right, and a ruling holds every
// violation and the nearest legal declaration or division.

export { shortOfLethal } from '../damage/shortOfLethal.ts';
export { checkAttackers } from '../declaration/checkAttackers.ts';
export { checkBlockers } from '../declaration/checkBlockers.ts';
export type { CombatDamageAssignment } from '../state/damageAssignment.ts';
export type { GameState } from '../state/gameState.ts';
export { markDivision } from './kinds/divide/markDivision.ts';
