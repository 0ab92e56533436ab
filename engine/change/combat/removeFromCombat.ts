import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { EventBody } from '../../log/gameEvent.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { DamageOrder } from '../../state/combat.ts';
import { attackOf, attacksOf, bandOf, blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { isThoughtToStay } from '../beliefs/leavers.ts';
import { type GameChange, unchanged } from '../making/gameChange.ts';
import { logged, withCombat } from '../making/withParts.ts';

export type RemovalCause = Extract<EventBody, { readonly kind: 'removedFromCombat' }>['because'];

/**
 * Takes a permanent out of combat, whatever it did there (CR 506.4, 702.22f); nothing happens to one that is not in combat.
 * Attackers that it blocked stay blocked, and attackers that attacked it go on attacking, but nothing.
 */
export function removeFromCombat(
  state: GameState,
  id: ObjectId,
  because: RemovalCause,
  ...more: readonly RuleKey[]
): GameChange {
  if (!isInCombat(state, id)) return unchanged(state);
  if (isThoughtToStay(state, because) && !isAttacked(state, id)) return unchanged(state);
  const left = stopBeingAttacked(stopAttackingAndBlocking(state, id), id);
  return logged(
    left,
    { kind: 'removedFromCombat', object: id, because },
    {
      decides: [...more, ...rulesOfRemoval(state, id), ...rulesOfOrders(state, id)],
      applies: bandOf(state, id).length > 1 ? ['keyword.bandMemberRemoved'] : [],
    },
  );
}

/** Whether the permanent attacks, blocks or is attacked. */
export const isInCombat = (state: GameState, id: ObjectId): boolean =>
  attackOf(state, id) !== undefined || blockOf(state, id) !== undefined || isAttacked(state, id);

export const isAttacked = (state: GameState, id: ObjectId): boolean =>
  attacksOf(state).some(({ target }) => target.kind === 'permanent' && target.permanent === id);

/** The attacking or blocking creature's part of a removal; a planeswalker stays attacked. */
export const stopAttackingAndBlocking = (state: GameState, id: ObjectId): GameState =>
  withCombat(state, (combat) => ({
    ...combat,
    attacks: combat.attacks.filter((attack) => attack.attacker !== id),
    // CR 509.1h: what it blocked keeps its status, so attacks are not touched.
    blocks: combat.blocks
      .filter((block) => block.blocker !== id)
      .map((block) => ({ ...block, attackers: block.attackers.filter((one) => one !== id) })),
    // CR 702.22f
    bands: combat.bands
      .map((band) => band.filter((one) => one !== id))
      .filter((band) => band.length > 1),
    orders: shortened(combat.orders, id),
  }));

/** CR 506.4c: the creatures that attacked it go on attacking, but neither a player nor a permanent. */
export function stopBeingAttacked(state: GameState, id: ObjectId): GameState {
  const what = wasPlaneswalker(state, id) ? ({ wasPlaneswalker: true } as const) : {};
  return withCombat(state, (combat) => ({
    ...combat,
    attacks: combat.attacks.map((attack) =>
      attack.target.kind === 'permanent' && attack.target.permanent === id
        ? {
            ...attack,
            target: { kind: 'nothing', defendingPlayer: attack.target.defendingPlayer, ...what },
          }
        : attack,
    ),
  }));
}

/** Whether what stops being attacked was attacked as a planeswalker: it is one, or is nothing that could be attacked. */
function wasPlaneswalker(state: GameState, id: ObjectId): boolean {
  const types = characteristicsOf(state, id)?.types ?? [];
  const printed = permanentOf(state, id)?.printed.types ?? [];
  return (
    types.includes('planeswalker') || !(types.includes('battle') || printed.includes('battle'))
  );
}

function rulesOfRemoval(state: GameState, id: ObjectId): readonly RuleKey[] {
  const rules: readonly (RuleKey | false)[] = [
    isAttacked(state, id) && 'combat.attackedPermanentLeaves',
    blocksBeforeDamage(state, id) && 'blockers.staysBlocked',
    'combat.removedFromCombat',
  ];
  return rules.filter((rule) => rule !== false);
}

/** Its places in the orders of damage, which only this step knows (CR 2009-07-11 509.2a, 509.3a). */
function rulesOfOrders(state: GameState, id: ObjectId): readonly RuleKey[] {
  if (state.turn.step !== 'declareBlockers' || !isOrdered(state, id)) return [];
  const rules: readonly (RuleKey | false)[] = [
    attackOf(state, id) !== undefined && 'blockers.attackerRemovedFromOrder',
    blockOf(state, id) !== undefined && 'blockers.blockerRemovedFromOrder',
  ];
  return rules.filter((rule) => rule !== false);
}

/** CR 509.1h: what it blocked stays blocked, which matters while combat damage is yet to come. */
const blocksBeforeDamage = (state: GameState, id: ObjectId): boolean =>
  (state.turn.step === 'declareBlockers' || state.turn.step === 'firstStrikeDamage') &&
  (blockOf(state, id)?.attackers ?? []).length > 0;

const isOrdered = (state: GameState, id: ObjectId): boolean =>
  state.combat.kind === 'combat' && state.combat.orders.some((order) => order.over.includes(id));

const shortened = (orders: readonly DamageOrder[], id: ObjectId): readonly DamageOrder[] =>
  orders
    .filter((order) => order.of !== id)
    .map((order) => ({ ...order, over: order.over.filter((one) => one !== id) }))
    .filter((order) => order.over.length > 0);
