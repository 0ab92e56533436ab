import type { BlockDeclaration } from '../log/declaration.ts';
import type { Attack, Block } from '../state/combat.ts';
import { blockersOf, throughBands } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { blockableAttackers } from './eligibleBlockers.ts';

/**
 * CR 509.1g: those still under the defending player's control become blocking creatures; CR 509.1h: an attacker with a
 * blocker declared for it becomes blocked, one without becomes unblocked.
 */
export function becomeBlocking(
  state: GameState,
  player: PlayerId,
  { blocks }: BlockDeclaration,
): GameState {
  if (state.combat.kind === 'none') return state;
  const still = blocks.filter(({ blocker }) =>
    state.battlefield.some(({ id, controller }) => id === blocker && controller === player),
  );
  // CR 702.22h: with one of a band, the whole band is blocked.
  const added = [...Map.groupBy(throughBands(state, still), ({ blocker }) => blocker)].map(
    ([blocker, own]): Block => ({ blocker, attackers: own.map(({ attacker }) => attacker) }),
  );
  const now: GameState = {
    ...state,
    combat: {
      ...state.combat,
      blocks: [...state.combat.blocks, ...added],
      declaredBlockers: [...state.combat.declaredBlockers, ...added.map(({ blocker }) => blocker)],
    },
  };
  return decideStatuses(now, blockableAttackers(state, player));
}

function decideStatuses(state: GameState, attackers: readonly ObjectId[]): GameState {
  if (state.combat.kind === 'none') return state;
  const attacks = state.combat.attacks.map((attack): Attack => {
    if (attack.status !== 'undecided' || !attackers.includes(attack.attacker)) return attack;
    const isBlocked = blockersOf(state, attack.attacker).length > 0;
    return { ...attack, status: isBlocked ? 'blocked' : 'unblocked' };
  });
  return { ...state, combat: { ...state.combat, attacks } };
}
