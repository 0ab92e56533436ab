import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, defendingPlayerMeant } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { becomesBlockedByEach, isBlockedByAllAtOnce } from './beliefs/blocking.ts';
import { type Occurrence, occurrence } from './occurrence.ts';

/** CR 509.3c: it turns from unblocked to blocked, by these creatures or by none. */
export const becameBlocked = (
  state: GameState,
  attacker: ObjectId,
  by: readonly ObjectId[],
): readonly Occurrence<'becomesBlocked' | 'becomesBlockedByCreature'>[] => [
  ...(becomesBlockedByEach(state) && by.length > 0 ? [] : nowBlocked(state, attacker)),
  ...(isBlockedByAllAtOnce(state) && by.length > 0 ? [blockedByCreature(state, by, attacker)] : []),
];

/** CR 509.3d: "by a creature" triggers for each that comes to block it. */
export const isBlockedBy = (state: GameState, blocker: ObjectId, attacker: ObjectId) => [
  ...(becomesBlockedByEach(state) ? nowBlocked(state, attacker) : []),
  ...(isBlockedByAllAtOnce(state) ? [] : [blockedByCreature(state, [blocker], attacker)]),
];

/** CR 509.3c: it was not blocked until now; 2008-10-01 410.9c: nor ever before in this combat. */
function nowBlocked(state: GameState, attacker: ObjectId) {
  const { becomesBlockedTrigger } = rulesOf(state);
  const again = attackOf(state, attacker)?.wasBlocked === true;
  if (becomesBlockedTrigger === 'notYetBlockedThisCombat' && again) return [];
  return [occurrence('becomesBlocked', attacker, { player: defendingPlayerFor(state, attacker) })];
}

const blockedByCreature = (state: GameState, by: readonly ObjectId[], attacker: ObjectId) =>
  occurrence('becomesBlockedByCreature', attacker, {
    others: by,
    newcomers: by,
    player: defendingPlayerFor(state, attacker),
  });

/** CR 508.5: the defending player that abilities of the attacker speak of. */
export const defendingPlayerFor = (state: GameState, attacker: ObjectId) => {
  const attack = attackOf(state, attacker);
  return attack === undefined ? undefined : defendingPlayerMeant(state, attack);
};
