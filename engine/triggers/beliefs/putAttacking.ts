import { attacksAsItEnters } from '../../change/beliefs/putAttacking.ts';
import type { AttackTarget } from '../../state/combat.ts';
import { defendingPlayerOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { type Occurrence, occurrence } from '../occurrence.ts';

/** Believed by some, against CR 508.3a: that what is put onto the battlefield attacking attacks; it is not declared. */
export function putAttacking(
  state: GameState,
  attacker: ObjectId,
  target: AttackTarget,
): readonly Occurrence<'attacks'>[] {
  if (!attacksAsItEnters(state)) return [];
  const to = target.kind === 'player' ? target.player : undefined;
  return [occurrence('attacks', attacker, { player: defendingPlayerOf(target), to })];
}
