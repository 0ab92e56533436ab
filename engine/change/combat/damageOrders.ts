import { rulesOf } from '../../mistakes/rulesOf.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';

interface Insertion {
  /** The creature whose damage is ordered. */
  readonly of: ObjectId;
  readonly newcomer: ObjectId;
  /** Every creature that it now deals damage to, the newcomer among them. */
  readonly all: readonly ObjectId[];
  /** Counted from 0; last when undefined. */
  readonly place: number | undefined;
  /** Made to block where it stood, or put onto the battlefield blocking. */
  readonly rule: 'blockers.newBlockerInOrder' | 'blockers.putBlockingInOrder';
}

/**
 * CR 2009-07-11 509.6, 509.7: a creature that comes to block later gets its place in the damage order, the others keep theirs.
 * Editions without an order, and a creature that stands alone, have nothing to announce.
 */
export function insertIntoOrder(state: GameState, insertion: Insertion): GameChange {
  const { of, newcomer, all, place, rule } = insertion;
  if (rulesOf(state).damageAssignment !== 'inOrder' || all.length < 2) return unchanged(state);
  const before = orderOf(state, of) ?? all.filter((id) => id !== newcomer);
  const at = place ?? before.length;
  const over = [...before.slice(0, at), newcomer, ...before.slice(at)];
  return logged(
    withCombat(state, (combat) => ({
      ...combat,
      orders: [...combat.orders.filter((order) => order.of !== of), { of, over }],
    })),
    {
      kind: 'order',
      outcome: 'done',
      act: { kind: 'order', player: announcerFor(state, of), of, over },
    },
    rule,
  );
}

const orderOf = (state: GameState, of: ObjectId): readonly ObjectId[] | undefined =>
  state.combat.kind === 'none'
    ? undefined
    : state.combat.orders.find((order) => order.of === of)?.over;

// CR 2009-07-11 509.6: the active player orders the blockers, the defending player orders the attackers.
const announcerFor = (state: GameState, of: ObjectId): PlayerId =>
  attackOf(state, of) === undefined ? thePermanent(state, of).controller : state.turn.activePlayer;
