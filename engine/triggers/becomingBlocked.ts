import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, defendingPlayerMeant } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type Occurrence, occurrence } from './occurrence.ts';

/**
 * It turns from unblocked to blocked, by these creatures or by none. Believed by some: that "by a creature" triggers on
 * that, once for all of them, and "becomes blocked" on each of them instead.
 */
export const becameBlocked = (
  state: GameState,
  attacker: ObjectId,
  by: readonly ObjectId[],
): readonly Occurrence<'becomesBlocked' | 'becomesBlockedByCreature'>[] => {
  const { becomesBlocked, becomesBlockedByACreature } = rulesOf(state);
  return [
    ...(becomesBlocked === 'once' || by.length === 0 ? nowBlocked(state, attacker) : []),
    ...(becomesBlockedByACreature === 'once' && by.length > 0
      ? [blockedByCreature(state, by, attacker)]
      : []),
  ];
};

/** CR 509.3d: "by a creature" triggers for each that comes to block it; see `becameBlocked` for what is believed. */
export const isBlockedBy = (state: GameState, blocker: ObjectId, attacker: ObjectId) => {
  const { becomesBlocked, becomesBlockedByACreature } = rulesOf(state);
  return [
    ...(becomesBlocked === 'forEachBlocker' ? nowBlocked(state, attacker) : []),
    ...(becomesBlockedByACreature === 'forEachBlocker'
      ? [blockedByCreature(state, [blocker], attacker)]
      : []),
  ];
};

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
