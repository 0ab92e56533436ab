import { editionOf } from '../citation/editions.ts';
import { subjectsOf } from '../state/activeChanges.ts';
import { hasKeyword, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { AttackTarget } from '../state/combat.ts';
import { attackOf, attacksOf, blockOf, blocksOf } from '../state/combatRoles.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder, permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { assertNever, known } from '../vocabulary/result.ts';
import { inAnnouncedOrder, opponentsOf } from './order.ts';
import { type DamageStep, dealsDamageIn } from './steps.ts';

/** One creature's combat damage and those that it may be assigned to (CR 510.1a-d). */
export interface DamageChoice {
  readonly source: ObjectId;
  /** Its power, all of which it assigns. */
  readonly amount: number;
  /** The creatures among which it divides, then what it attacks where it may assign damage to that. */
  readonly recipients: readonly DamageRecipient[];
  readonly role: DamageRole;
  /** The creatures among its recipients, in the order in which it damages them where the edition has one. */
  readonly among: readonly ObjectId[];
  readonly beyond: Beyond;
  /** Whether each creature must be assigned lethal damage before the next is assigned any. */
  readonly inOrder: boolean;
  readonly deathtouch: boolean;
}

export type DamageRole = 'unblocked' | 'blocked' | 'blocking';

/**
 * When a creature may assign damage to what it attacks: once all that block it are assigned lethal damage (which is at
 * once where nothing does), or all of its damage whether or not they are, or either.
 */
export type Beyond =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'afterLethal' | 'allOrNothing' | 'either';
      readonly to: DamageRecipient;
    };

/** CR 510.1: the players who have combat damage to assign in the step: the active player, then others in turn order. */
export const assigningPlayers = (state: GameState, step: DamageStep): readonly PlayerId[] =>
  inTurnOrder(state).filter((player) => damageChoices(state, player, step).length > 0);

/** CR 510.1a-d: each of the player's creatures that assigns damage in the step, with those it may be assigned to. */
export function damageChoices(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly DamageChoice[] {
  return [
    ...attacksOf(state).map(({ attacker }) => attacker),
    ...blocksOf(state).map(({ blocker }) => blocker),
  ]
    .filter((id) => permanentOf(state, id)?.controller === player)
    .filter((id) => dealsDamageIn(state, id, step))
    .map((id) => choiceOf(state, id))
    .filter(({ amount, recipients }) => amount > 0 && recipients.length > 0);
}

/** What a creature in combat is there; `undefined` for one that is not in combat. */
export function roleOf(state: GameState, id: ObjectId): DamageRole | undefined {
  const attack = attackOf(state, id);
  if (attack !== undefined) return attack.status === 'blocked' ? 'blocked' : 'unblocked';
  return blockOf(state, id) === undefined ? undefined : 'blocking';
}

function choiceOf(state: GameState, id: ObjectId): DamageChoice {
  const role = known(roleOf(state, id), `part of ${id} in combat`);
  const { damageAssignment, deathtouchDivision } = editionOf(state.edition);
  const among = fought(state, id);
  const beyond = beyondOf(state, id, among);
  const deathtouch = hasKeyword(state, id, 'deathtouch');
  return {
    source: id,
    amount: theCharacteristics(state, id).power ?? 0,
    recipients: [
      ...among.map((object): DamageRecipient => ({ kind: 'object', object })),
      ...(beyond.kind === 'nothing' ? [] : [beyond.to]),
    ],
    role,
    among,
    beyond,
    // CR ed-2010 702.2b: with deathtouch it is divided among them as its controller likes.
    inOrder:
      damageAssignment === 'inOrder' && !(deathtouch && deathtouchDivision === 'ignoresOrder'),
    deathtouch,
  };
}

const fought = (state: GameState, id: ObjectId): readonly ObjectId[] =>
  editionOf(state.edition).damageAssignment === 'inOrder'
    ? inAnnouncedOrder(state, id)
    : opponentsOf(state, id);

const NOTHING: Beyond = { kind: 'nothing' };

function beyondOf(state: GameState, id: ObjectId, among: readonly ObjectId[]): Beyond {
  const attack = attackOf(state, id);
  const to = attack === undefined ? undefined : recipientOf(attack.target);
  // CR 510.1b: one that attacks nothing has nothing to assign to but its blockers.
  if (to === undefined || (to.kind === 'object' && among.includes(to.object))) return NOTHING;
  if (roleOf(state, id) === 'unblocked') return { kind: 'afterLethal', to };
  // CR 702.19b, 702.19d
  const tramples = hasKeyword(state, id, 'trample');
  const asThoughUnblocked = mayAssignAsThoughUnblocked(state, id);
  if (tramples && asThoughUnblocked) return { kind: 'either', to };
  if (tramples) return { kind: 'afterLethal', to };
  return asThoughUnblocked ? { kind: 'allOrNothing', to } : NOTHING;
}

function recipientOf(target: AttackTarget): DamageRecipient | undefined {
  switch (target.kind) {
    case 'player':
      return target;
    case 'permanent':
      return { kind: 'object', object: target.permanent };
    case 'nothing':
      return undefined;
    default:
      return assertNever(target);
  }
}

function mayAssignAsThoughUnblocked(state: GameState, id: ObjectId): boolean {
  const view = viewOf(state);
  return state.battlefield.some((permanent) => {
    const source = { object: permanent.id, controller: permanent.controller };
    return theCharacteristics(state, permanent.id).abilities.some(
      (ability) =>
        ability.kind === 'permission' &&
        ability.permission === 'assignAsThoughUnblocked' &&
        subjectsOf(view, ability.subject, source).includes(id),
    );
  });
}
