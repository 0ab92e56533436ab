import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { isAffected } from '../state/changesInForce.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import { attackOf, attacksOf, blockOf, blocksOf } from '../state/combatRoles.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { remembered, rememberedByKey } from '../vocabulary/remembered.ts';
import { known } from '../vocabulary/result.ts';
import { combatDamageOf } from './amount.ts';
import { isDividedInAnyOrder } from './beliefs/anyOrder.ts';
import { isLethalByToughness } from './beliefs/lethal.ts';
import { inAnnouncedOrder, opponentsOf } from './damageOrder.ts';
import { dividerOf } from './divider.ts';
import { isBlocked } from './isBlocked.ts';
import { type PastBlockers, pastBlockersOf } from './pastBlockers.ts';
import { type DamageStep, dealsDamageIn } from './steps.ts';

/** One creature's combat damage and those that it may be assigned to (CR 510.1a-d). */
export interface DamageChoice {
  readonly source: ObjectId;
  /** All that it assigns: as a rule its power. */
  readonly amount: number;
  /** The creatures among which it divides, then what it attacks where it may assign damage to that. */
  readonly recipients: readonly DamageRecipient[];
  readonly role: DamageRole;
  /** The creatures among its recipients, in the order in which it damages them where the edition has one. */
  readonly among: readonly ObjectId[];
  readonly pastBlockers: PastBlockers;
  /** Whether each creature must be assigned lethal damage before the next is assigned any, in which order. */
  readonly order: DivisionOrder;
  /** Whether lethal damage is what all assign together, or, as some believe, what this one assigns alone. */
  readonly lethalBy: 'all' | 'itself';
  readonly deathtouch: boolean;
  /** The rule by which another than its controller divides it. */
  readonly banding: RuleKey | undefined;
}

type DivisionOrder = 'none' | 'announced' | 'any';

export type DamageRole = 'unblocked' | 'blocked' | 'blocking';

/** CR 510.1: the players who have combat damage to assign in the step: the active player, then others in turn order. */
export const assigningPlayers = (state: GameState, step: DamageStep): readonly PlayerId[] =>
  inTurnOrder(state).filter((player) => damageChoices(state, player, step).length > 0);

/** CR 510.1a-d: each of the player's creatures that assigns damage in the step, with those it may be assigned to. */
export const damageChoices = (
  state: GameState,
  player: PlayerId,
  step: DamageStep,
): readonly DamageChoice[] => choicesIn(state)(step).get(player) ?? [];

/** By who divides the damage. Whoever divides for one creature after the other asks for all of them each time. */
const choicesIn = remembered((state: GameState) =>
  rememberedByKey(
    (step: DamageStep): ReadonlyMap<PlayerId | undefined, readonly DamageChoice[]> => {
      const choices = [
        ...attacksOf(state).map(({ attacker }) => attacker),
        ...blocksOf(state).map(({ blocker }) => blocker),
      ]
        .filter((id) => dealsDamageIn(state, id, step))
        .map((id) => choiceOf(state, id))
        .filter(({ amount, recipients }) => amount > 0 && recipients.length > 0);
      return Map.groupBy(choices, ({ source }) => dividerOf(state, source).player);
    },
  ),
);

/** What a creature in combat is there; `undefined` for one that is not in combat. */
export function roleOf(state: GameState, id: ObjectId): DamageRole | undefined {
  if (attackOf(state, id) !== undefined) return isBlocked(state, id) ? 'blocked' : 'unblocked';
  return blockOf(state, id) === undefined ? undefined : 'blocking';
}

function choiceOf(state: GameState, id: ObjectId): DamageChoice {
  const role = known(roleOf(state, id), `part of ${id} in combat`);
  const among = fought(state, id);
  const { banding } = dividerOf(state, id);
  const pastBlockers = pastBlockersOf(state, id, { among, banded: banding !== undefined });
  const deathtouch = hasKeyword(state, id, 'deathtouch');
  return {
    source: id,
    amount: combatDamageOf(state, id),
    recipients: [
      ...among.map((object): DamageRecipient => ({ kind: 'object', object })),
      ...recipientsPastBlockers(pastBlockers),
    ],
    role,
    among,
    pastBlockers,
    // CR 2009-07-11 702.19j: what is divided by banding is divided as its player likes.
    order: banding === undefined ? orderOf(state, id) : 'none',
    lethalBy: isLethalByToughness(state) ? 'itself' : 'all',
    deathtouch,
    banding,
  };
}

function orderOf(state: GameState, id: ObjectId): DivisionOrder {
  const { damageAssignment, deathtouchDivision } = rulesOf(state);
  if (damageAssignment !== 'inOrder') return isDividedInAnyOrder(state) ? 'any' : 'none';
  // CR 2009-07-11 702.2b: with deathtouch it is divided among them as its controller likes.
  return deathtouchDivision === 'ignoresOrder' && hasKeyword(state, id, 'deathtouch')
    ? 'none'
    : 'announced';
}

/** Whom it fights; nobody for one that must assign its damage as though nothing blocked it. */
const fought = (state: GameState, id: ObjectId): readonly ObjectId[] =>
  attackOf(state, id) !== undefined && isAffected(state, id, 'assignsAsThoughUnblocked')
    ? []
    : rulesOf(state).damageAssignment === 'inOrder'
      ? inAnnouncedOrder(state, id)
      : opponentsOf(state, id);

function recipientsPastBlockers(pastBlockers: PastBlockers): readonly DamageRecipient[] {
  if (pastBlockers.kind === 'nothing') return [];
  return pastBlockers.further === undefined
    ? [pastBlockers.to]
    : [pastBlockers.to, pastBlockers.further.to];
}
