import type { GameChange } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged, withCombat } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, attacksOf, blockersOf, blockOf, blocksOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** A damage assignment order that a player has yet to announce: of one creature, among those it fights. */
export interface OrderNeeded {
  readonly player: PlayerId;
  readonly of: ObjectId;
  readonly among: readonly ObjectId[];
}

/**
 * CR 2009-07-11 509.2-509.3: the orders still to be announced, attackers' before blockers'.
 * A creature that fights only one has none, nor has any in an edition without an order.
 */
export function ordersNeeded(state: GameState): readonly OrderNeeded[] {
  if (rulesOf(state).damageAssignment !== 'inOrder') return [];
  return [
    ...attacksOf(state).map(({ attacker }) => attacker),
    ...blocksOf(state).map(({ blocker }) => blocker),
  ]
    .filter((of) => opponentsOf(state, of).length > 1 && !isAnnounced(state, of))
    .map((of) => ({
      player: thePermanent(state, of).controller,
      of,
      among: opponentsOf(state, of),
    }));
}

/** What is wrong with an order: an edition that has none, or not each of the creatures once. */
export function checkOrder(
  state: GameState,
  of: ObjectId,
  over: readonly ObjectId[],
): readonly Violation[] {
  const among = rulesOf(state).damageAssignment === 'inOrder' ? opponentsOf(state, of) : [];
  const missing = among.filter((id) => !over.includes(id));
  const wrong = over.filter((id, index) => !among.includes(id) || over.indexOf(id) !== index);
  if (among.length > 0 && missing.length === 0 && wrong.length === 0) return [];
  return [
    {
      code: 'orderIncomplete',
      objects: [of, ...missing, ...new Set(wrong)],
      counts: { found: new Set(over).size, needed: among.length },
      rules: rulesIn(state, orderRule(state, of)),
    },
  ];
}

/** CR 2009-07-11 509.2-509.3: sets the order in which a creature's damage must be lethal; `checkOrder` must allow it. */
export function announceOrder(
  state: GameState,
  of: ObjectId,
  over: readonly ObjectId[],
): GameChange {
  const ordered = withCombat(state, (combat) => ({
    ...combat,
    orders: [...combat.orders.filter((order) => order.of !== of), { of, over }],
  }));
  const { controller } = thePermanent(state, of);
  return logged(
    ordered,
    { kind: 'order', outcome: 'done', act: { kind: 'order', player: controller, of, over } },
    orderRule(state, of),
  );
}

/** The creatures it fights, in the order announced; any that the order leaves out come last. */
export function inAnnouncedOrder(state: GameState, of: ObjectId): readonly ObjectId[] {
  const now = opponentsOf(state, of);
  const announced = announcedOrder(state, of).filter((id) => now.includes(id));
  return [...announced, ...now.filter((id) => !announced.includes(id))];
}

/** The creatures that block it, or that it blocks, in the order in which they came to. */
export const opponentsOf = (state: GameState, id: ObjectId): readonly ObjectId[] =>
  attackOf(state, id) === undefined ? (blockOf(state, id)?.attackers ?? []) : blockersOf(state, id);

const isAnnounced = (state: GameState, of: ObjectId): boolean => {
  const announced = announcedOrder(state, of);
  return opponentsOf(state, of).every((id) => announced.includes(id));
};

const announcedOrder = (state: GameState, of: ObjectId): readonly ObjectId[] =>
  state.combat.kind === 'combat'
    ? (state.combat.orders.find((order) => order.of === of)?.over ?? [])
    : [];

const orderRule = (state: GameState, of: ObjectId): RuleKey =>
  attackOf(state, of) === undefined ? 'blockers.orderAttackers' : 'blockers.orderBlockers';
