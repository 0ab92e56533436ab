import { characteristicsOf } from '../../state/characteristicsOf.ts';
import { attackOf, attacksOf, blockOf, blocksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { andThen, forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { logged } from '../making/withParts.ts';
import {
  isAttacked,
  removeFromCombat,
  stopAttackingAndBlocking,
  stopBeingAttacked,
} from './removeFromCombat.ts';

/**
 * CR 506.4: takes out of combat what is no longer what it must be there: attackers and blockers that are not creatures
 * or have become battles, attacked permanents that are neither planeswalkers nor battles.
 */
export function leaveCombatIfChanged(state: GameState): GameChange {
  const fighting = [
    ...attacksOf(state).map((attack) => attack.attacker),
    ...blocksOf(state).map((block) => block.blocker),
  ].filter((id) => !mayFight(state, id));
  const attacked = attacksOf(state)
    .flatMap(({ target }) => (target.kind === 'permanent' ? [target.permanent] : []))
    .filter((id) => !mayBeAttacked(state, id));
  return andThen(forEach(state, unique(fighting), stopFighting), (now) =>
    forEach(now, unique(attacked), stopTarget),
  );
}

function stopFighting(state: GameState, id: ObjectId): GameChange {
  // CR 506.4d: of a permanent in combat twice over, only the part that no longer fits is removed.
  if (!isAttacked(state, id) || !mayBeAttacked(state, id))
    return removeFromCombat(state, id, 'stoppedBeingCreature');
  return logged(
    stopAttackingAndBlocking(state, id),
    { kind: 'removedFromCombat', object: id, because: 'stoppedBeingCreature' },
    'combat.creaturePlaneswalkerStaysInCombat',
  );
}

function stopTarget(state: GameState, id: ObjectId): GameChange {
  if (!isAttacked(state, id)) return unchanged(state);
  const fights = attackOf(state, id) !== undefined || blockOf(state, id) !== undefined;
  if (!fights && isPlaneswalker(state, id))
    return removeFromCombat(
      state,
      id,
      'stoppedBeingAttackable',
      'combat.planeswalkerBattleStaysInCombat',
    );
  if (!fights) return removeFromCombat(state, id, 'stoppedBeingAttackable');
  return logged(
    stopBeingAttacked(state, id),
    { kind: 'removedFromCombat', object: id, because: 'stoppedBeingAttackable' },
    'combat.creaturePlaneswalkerStaysInCombat',
  );
}

function mayFight(state: GameState, id: ObjectId): boolean {
  const types = characteristicsOf(state, id)?.types ?? [];
  return types.includes('creature') && !types.includes('battle');
}

/** CR 506.4e: a planeswalker that was a battle too is attacked on only if its controller defends it. */
function mayBeAttacked(state: GameState, id: ObjectId): boolean {
  if (characteristicsOf(state, id)?.types.includes('battle') === true) return true;
  const controller = permanentOf(state, id)?.controller;
  return (
    isPlaneswalker(state, id) &&
    attacksOf(state).every(
      ({ target }) =>
        target.kind !== 'permanent' ||
        target.permanent !== id ||
        target.defendingPlayer === controller,
    )
  );
}

const isPlaneswalker = (state: GameState, id: ObjectId): boolean =>
  characteristicsOf(state, id)?.types.includes('planeswalker') === true;

const unique = (ids: readonly ObjectId[]): readonly ObjectId[] => [...new Set(ids)];
