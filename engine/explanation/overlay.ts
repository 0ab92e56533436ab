import type { AttackedChoice } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { AttackTarget } from '../state/combat.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { insteadOfGraveyard } from '../state/insteadOfGraveyard.ts';
import { permanentOf } from '../state/lookup.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { AttackLine, BlockLine } from './boardView.ts';
import type { ShownAtStop } from './viewBoard.ts';

/** What the events of a stop put on its board: tried declarations, damage numbers, what is crossed out. */
export const overlayOf = (events: readonly GameEvent[], before: GameState): ShownAtStop => ({
  before,
  gone: new Map(events.flatMap((event) => goneIn(event, before))),
  triedAttacks: events.flatMap((event) => triedAttacks(event, before)),
  triedBlocks: events.flatMap((event) => triedBlocks(event, before)),
  damage: damageIn(events),
});

function goneIn(
  event: GameEvent,
  before: GameState,
): readonly (readonly [ObjectId, 'destroyed' | 'died' | 'left'])[] {
  switch (event.kind) {
    case 'creatureDestroyed':
      return [[event.object, 'destroyed']];
    case 'putIntoGraveyard':
      return [[event.object, event.instead === undefined ? 'died' : 'left']];
    case 'returnedToHand':
    case 'tokenCeasedToExist':
      return [[event.object, 'left']];
    case 'costPaid':
      return event.sacrificed.map((id) => [
        id,
        insteadOfGraveyard(before, id) === undefined ? 'died' : 'left',
      ]);
    default:
      return [];
  }
}

function triedAttacks(event: GameEvent, before: GameState): readonly AttackLine[] {
  if (event.kind !== 'attack' || event.outcome === 'done') return [];
  return event.act.declaration.attacks
    .filter(({ attacker }) => permanentOf(before, attacker) !== undefined)
    .map(({ attacker, target }) => ({ attacker, target: targetOf(before, target), refused: true }));
}

function targetOf(before: GameState, choice: AttackedChoice): AttackTarget {
  if (choice.kind === 'player' || permanentOf(before, choice.permanent) !== undefined)
    return targetOfAttack(before, choice);
  return { ...choice, defendingPlayer: before.turn.activePlayer };
}

function triedBlocks(event: GameEvent, before: GameState): readonly BlockLine[] {
  if (event.kind !== 'block' || event.outcome === 'done') return [];
  return event.act.declaration.blocks
    .filter(({ blocker, attacker }) =>
      [blocker, attacker].every((id) => permanentOf(before, id) !== undefined),
    )
    .map((block) => ({ ...block, refused: true }));
}

// What is dealt says more than what was assigned; a refused assignment shows what was tried.
function damageIn(events: readonly GameEvent[]): readonly CombatDamageAssignment[] {
  const dealt = events.flatMap((event) => (event.kind === 'damageDealt' ? event.deals : []));
  if (dealt.length > 0) return dealt.map(({ source, to, amount }) => ({ source, to, amount }));
  return events.flatMap(assignmentsIn).filter(({ amount }) => amount > 0);
}

function assignmentsIn(event: GameEvent): readonly CombatDamageAssignment[] {
  if (event.kind === 'divide') return event.act.assignments;
  return event.kind === 'combatDamagePutOnStack' ? event.assignments : [];
}
