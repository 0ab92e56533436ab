import { rulesOf } from '../../mistakes/rulesOf.ts';
import type { PhasedOutRole } from '../../state/combat.ts';
import { attackOf, attacksOf, blockersOf, blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { type GameChange, unchanged } from '../making/gameChange.ts';
import { withCombat } from '../making/withParts.ts';
import {
  isInCombat,
  removeFromCombat,
  stopAttackingAndBlocking,
  stopBeingAttacked,
} from './removeFromCombat.ts';

/** CR 506.4: what phases out is removed from combat; the text of Magic 2010 says only that it is not there. */
export function phaseOutOfCombat(state: GameState, id: ObjectId): GameChange {
  if (rulesOf(state).phasingOutRemovesFromCombat) return removeFromCombat(state, id, 'phasedOut');
  if (!isInCombat(state, id)) return unchanged(state);
  const role: PhasedOutRole = {
    object: id,
    attack: attackOf(state, id),
    block: blockOf(state, id),
    blockers: blockersOf(state, id),
    attackedBy: attacksOf(state).filter(
      ({ target }) => target.kind === 'permanent' && target.permanent === id,
    ),
  };
  return unchanged(
    withCombat(stopBeingAttacked(stopAttackingAndBlocking(state, id), id), (combat) => ({
      ...combat,
      phasedOut: [...(combat.phasedOut ?? []), role],
    })),
  );
}

/** What it was in combat it is again, as far as the others are still there. */
export function phaseIntoCombat(state: GameState, id: ObjectId): GameState {
  const roles = state.combat.kind === 'combat' ? (state.combat.phasedOut ?? []) : [];
  const role = roles.find(({ object }) => object === id);
  if (role === undefined) return state;
  return withCombat(state, (combat) => ({
    ...combat,
    phasedOut: roles.filter((one) => one !== role),
    attacks: [
      ...combat.attacks.map(
        (attack) => role.attackedBy.find(({ attacker }) => attacker === attack.attacker) ?? attack,
      ),
      ...(role.attack === undefined ? [] : [role.attack]),
    ],
    blocks: [
      ...combat.blocks.map((block) =>
        role.blockers.includes(block.blocker)
          ? { ...block, attackers: [...block.attackers, id] }
          : block,
      ),
      ...(role.block === undefined ? [] : [stillAttacked(state, role.block)]),
    ],
  }));
}

const stillAttacked = (
  state: GameState,
  { blocker, attackers }: NonNullable<PhasedOutRole['block']>,
) => ({ blocker, attackers: attackers.filter((id) => attackOf(state, id) !== undefined) });
