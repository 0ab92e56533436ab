import { numberOf } from '../citation/ruleIndex.ts';
import { isAffected } from '../state/changesInForce.ts';
import { characteristicsOf, hasKeyword } from '../state/characteristicsOf.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { playerOf } from '../state/lookup.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import {
  isThoughtToHitPlayer,
  spills,
  thoughtToTrampleOver,
  tramplesNothingAlone,
} from './beliefs/trampling.ts';
import { isBlocked } from './isBlocked.ts';

/**
 * When a creature may assign damage to what it attacks: once all that block it are assigned lethal damage (which is at
 * once where nothing does), or all of its damage whether or not they are, or either.
 */
export type PastBlockers =
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'afterLethal' | 'allOrNothing' | 'either' } & Attacked);

interface Attacked {
  readonly to: DamageRecipient;
  readonly further?: Further;
}

/** CR 702.19c: the controller of the planeswalker that it attacks, once `over` is assigned damage equal to its loyalty. */
export interface Further {
  readonly to: DamageRecipient;
  readonly over: ObjectId;
}

const NOTHING_PAST: PastBlockers = { kind: 'nothing' };

/** What an attacking creature that fights `among` may assign damage to beside them; `banded`: who divides it does so by banding. */
export function pastBlockersOf(
  state: GameState,
  id: ObjectId,
  { among, banded }: { readonly among: readonly ObjectId[]; readonly banded: boolean },
): PastBlockers {
  const attacked = attackedBy(state, id) ?? thoughtBehind(state, id);
  // CR 510.1b: one that attacks nothing has nothing to assign to but its blockers.
  if (attacked === undefined || isAmong(attacked.to, among)) return NOTHING_PAST;
  if (!isBlocked(state, id) || isAffected(state, id, 'assignsAsThoughUnblocked'))
    return { kind: 'afterLethal', ...attacked };
  // CR 702.19b, 702.19d: with no blocker left, all its damage; CR 702.22j: by banding, it is divided among the blockers and nothing else.
  const hasTrample = hasKeyword(state, id, 'trample') || hasTrampleOver(state, id);
  const tramples = hasTrample && !banded && (among.length > 0 || !tramplesNothingAlone(state));
  // CR 510.1c: an ability of some permanent lets it, or an effect that lasts.
  const asThoughUnblocked = PERMITTED.assignAsThoughUnblocked(state, id);
  if (tramples && asThoughUnblocked) return { kind: 'either', ...attacked };
  if (tramples) return { kind: 'afterLethal', ...attacked };
  return asThoughUnblocked ? { kind: 'allOrNothing', ...attacked } : NOTHING_PAST;
}

const isAmong = (to: DamageRecipient, among: readonly ObjectId[]): boolean =>
  to.kind === 'object' && among.includes(to.object);

/** What the creature attacks, or may assign its damage to all the same. */
function attackedBy(state: GameState, id: ObjectId): Attacked | undefined {
  const target = attackOf(state, id)?.target;
  if (target === undefined) return undefined;
  switch (target.kind) {
    case 'player':
      // CR 800.4e: who has left the game is assigned nothing.
      return playerOf(state, target.player)?.status === 'playing' ? { to: target } : undefined;
    case 'permanent': {
      const to: DamageRecipient = { kind: 'object', object: target.permanent };
      if (!tramplesOver(state, id, target.permanent)) return { to };
      const further: DamageRecipient = { kind: 'player', player: target.defendingPlayer };
      return { to, further: { to: further, over: target.permanent } };
    }
    case 'nothing':
      // CR 702.19e: the planeswalker is gone, and its controller is dealt the damage though not attacked.
      return target.wasPlaneswalker === true &&
        (knowsTrampleOver(state, id) || isThoughtToHitPlayer(state))
        ? { to: { kind: 'player', player: target.defendingPlayer } }
        : undefined;
    default:
      return assertNever(target);
  }
}

/** Whom a blocking creature is taken to trample over to. */
function thoughtBehind(state: GameState, id: ObjectId): Attacked | undefined {
  const player = thoughtToTrampleOver(state, id);
  return player === undefined ? undefined : { to: { kind: 'player', player } };
}

const tramplesOver = (state: GameState, id: ObjectId, attacked: ObjectId): boolean =>
  (knowsTrampleOver(state, id) || spills(state, id)) &&
  characteristicsOf(state, attacked)?.types.includes('planeswalker') === true;

/** Older texts have no such rule; there it is no more than the trample that it is a variant of. */
const knowsTrampleOver = (state: GameState, id: ObjectId): boolean =>
  hasTrampleOver(state, id) &&
  numberOf(state.edition, 'keyword.trampleOverPlaneswalkers') !== undefined;

const hasTrampleOver = (state: GameState, id: ObjectId): boolean =>
  hasKeyword(state, id, 'trampleOverPlaneswalkers');
