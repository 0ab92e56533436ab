import { becomeBlocked, becomeUnblocked, makeBlock } from '../change/combat/becomeBlocked.ts';
import { becomeAttacking, enterAttacking } from '../change/combat/enterCombat.ts';
import { blocksAfter, exchangeBlockers, movesBetween } from '../change/combat/exchangeBlockers.ts';
import { removeFromCombat } from '../change/combat/removeFromCombat.ts';
import { reselectAttacked } from '../change/combat/reselectAttacked.ts';
import { enterBattlefield } from '../change/enterBattlefield.ts';
import { goad } from '../change/goad.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import { suspect } from '../change/suspect.ts';
import type { Subject } from '../language/reference.ts';
import { blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { attackedByChoice, chosenToBeAttacked } from './enteringAs.ts';
import { onEach } from './onEach.ts';
import type { Performers } from './performer.ts';
import { objectsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type CombatEffect =
  | 'removeFromCombat'
  | 'becomeBlocked'
  | 'becomeUnblocked'
  | 'unblockWhatTheyBlock'
  | 'makeBlock'
  | 'becomeAttacking'
  | 'reselectAttacked'
  | 'goad'
  | 'suspect'
  | 'enterInItsPlace'
  | 'exchangeBlockers';

/** Effects on who attacks, blocks and is blocked. */
export const IN_COMBAT: Performers<CombatEffect> = {
  removeFromCombat: onEach((now, id) => removeFromCombat(now, id, 'effect')),
  becomeBlocked: onEach((now, id) => becomeBlocked(now, id, undefined)),
  becomeUnblocked: onEach(becomeUnblocked),
  unblockWhatTheyBlock: (state, { subject }, resolution) =>
    forEach(state, blockedOnlyBy(state, objectsOf(state, subject, resolution)), becomeUnblocked),
  makeBlock: (state, { subject, attacker: reference }, resolution) => {
    const [attacker] = objectsOf(state, { kind: 'reference', reference }, resolution);
    return attacker === undefined
      ? unchanged(state)
      : forEach(state, objectsOf(state, subject, resolution), (now, id) =>
          makeBlock(now, id, attacker),
        );
  },
  becomeAttacking: (state, { subject }, resolution) => {
    const { target, events } = attackedByChoice(state, resolution);
    const objects = objectsOf(state, subject, resolution);
    return target === undefined || objects.length === 0
      ? unchanged(state)
      : andThen({ state, events }, (chosen) =>
          forEach(chosen, objects, (now, id) => becomeAttacking(now, id, target)),
        );
  },
  reselectAttacked: (state, { subject }, resolution) => {
    const { target, events } = chosenToBeAttacked(state, resolution);
    const objects = objectsOf(state, subject, resolution);
    return target === undefined || objects.length === 0
      ? unchanged(state)
      : andThen({ state, events }, (chosen) =>
          forEach(chosen, objects, (now, id) => reselectAttacked(now, id, target)),
        );
  },
  goad: onEach((now, id, { controller: player, source: by }) => goad(now, id, { player, by })),
  suspect: onEach((now, id, { controller, source: by }) => suspect(now, id, { controller, by })),
  enterInItsPlace: (state, _, resolution) => enterInItsPlace(state, resolution),
  exchangeBlockers: (state, _, resolution) => exchange(state, resolution),
};

/** Nothing happens unless both targets are there and could be blocked so. */
function exchange(state: GameState, resolution: Resolution): GameChange {
  const { couldBlock, source } = resolution;
  const [first, second] = objectsOf(state, TARGETS, resolution);
  if (first === undefined || second === undefined) return unchanged(state);
  const blocks = blocksAfter(state, movesBetween(state, [first, second]));
  return couldBlock?.(state, blocks, [first, second]) === true
    ? exchangeBlockers(state, [first, second], source)
    : unchanged(state);
}

const TARGETS: Subject = { kind: 'reference', reference: 'targets' };

/** CR 702.49c: it attacks what the creature attacked that was returned for it, tapped and unblocked. */
function enterInItsPlace(
  state: GameState,
  { source: id, controller, attacked: target, couldNotBeDeclared }: Resolution,
): GameChange {
  const card = state.cards.find((one) => one.id === id && one.zone === 'hand');
  if (card === undefined || target === undefined) return unchanged(state);
  const fromHand: GameState = {
    ...withPlayer(state, card.owner, (player) => ({ ...player, handSize: player.handSize - 1 })),
    cards: state.cards.filter((one) => one !== card),
  };
  const { printed, owner } = card;
  const newcomer = enterBattlefield(fromHand, {
    id,
    printed,
    owner,
    controller,
    tapped: true,
    token: false,
    attachedTo: undefined,
  });
  const entered = enterAttacking(newcomer.state, id, { target, couldNotBeDeclared });
  const { attacking } = entered;
  return andThen({ ...newcomer, state: entered.state }, (now) =>
    logged(
      now,
      {
        kind: 'enteredBattlefield',
        object: id,
        player: controller,
        ...(attacking === undefined ? {} : { attacking }),
      },
      'keyword.ninjutsuAttacksSameTarget',
      ...entered.rules,
    ),
  );
}

/** The attackers that no creature but these has blocked in this combat. */
const blockedOnlyBy = (state: GameState, blockers: readonly ObjectId[]): readonly ObjectId[] =>
  blockers
    .flatMap((id) => blockOf(state, id)?.attackers ?? [])
    .filter((attacker) =>
      (state.turn.history?.blocks ?? []).every(
        (block) => block.attacker !== attacker || blockers.includes(block.blocker),
      ),
    );
