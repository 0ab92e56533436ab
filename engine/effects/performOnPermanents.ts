import { attach } from '../change/attach.ts';
import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { addCounters } from '../change/counters.ts';
import { destroy } from '../change/destroy.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import { phaseOut } from '../change/phasing.ts';
import { tap, untap } from '../change/tapAndUntap.ts';
import { withPermanent } from '../change/update.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Subject } from '../vocabulary/filters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { amountIn, objectsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type PermanentEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'addCounters'
      | 'monstrosity'
      | 'destroy'
      | 'exile'
      | 'returnToHand'
      | 'putOnLibraryBottom'
      | 'attach'
      | 'phaseOut'
      | 'tap'
      | 'untap';
  }
>;

/** Effects on permanents that are done with once they have happened. */
export function performOnPermanents(
  state: GameState,
  effect: PermanentEffect,
  resolution: Resolution,
): Changed {
  switch (effect.kind) {
    case 'addCounters':
      return add(state, effect, resolution);
    case 'monstrosity':
      return becomeMonstrous(state, effect, resolution);
    case 'destroy': {
      const how = effect.noRegeneration === true ? 'withoutRegeneration' : 'effect';
      return toEach(state, effect, resolution, (now, id) => destroy(now, id, how));
    }
    case 'exile':
      return exile(state, effect, resolution);
    case 'returnToHand':
      return toEach(state, effect, resolution, (now, id) => moveFromBattlefield(now, id, 'hand'));
    case 'putOnLibraryBottom':
      return toEach(state, effect, resolution, (now, id) =>
        moveFromBattlefield(now, id, 'libraryBottom'),
      );
    case 'attach':
      return toEach(state, effect, resolution, (now, id) => attach(now, resolution.source, id));
    case 'phaseOut':
      return phaseOut(state, objectsOf(state, effect.subject, resolution));
    case 'tap':
      return tap(state, objectsOf(state, effect.subject, resolution));
    case 'untap':
      return untap(state, objectsOf(state, effect.subject, resolution));
    default:
      return assertNever(effect);
  }
}

/** Does the same to every permanent that the effect's subject named before any of it was done. */
const toEach = (
  state: GameState,
  { subject }: { readonly subject: Subject },
  resolution: Resolution,
  change: (state: GameState, id: ObjectId) => Changed,
): Changed => forEach(state, objectsOf(state, subject, resolution), change);

/** CR 607.2a: what was exiled remembers by what, and until when. */
function exile(
  state: GameState,
  effect: Extract<Effect, { readonly kind: 'exile' }>,
  resolution: Resolution,
): Changed {
  const { source: exiledBy, controller } = resolution;
  return toEach(state, effect, resolution, (now, id) => {
    const exiled = moveFromBattlefield(now, id, 'exile');
    const cards = exiled.state.cards.map(
      (card): CardInZone =>
        card.id === id && card.zone === 'exile'
          ? {
              ...card,
              exiledBy,
              ...(effect.until === undefined ? {} : { untilOpponentOf: controller }),
            }
          : card,
    );
    return { ...exiled, state: { ...exiled.state, cards } };
  });
}

function add(
  state: GameState,
  effect: Extract<Effect, { readonly kind: 'addCounters' }>,
  resolution: Resolution,
): Changed {
  const { counter, max = Number.POSITIVE_INFINITY } = effect;
  const wanted = amountIn(state, effect.n, resolution);
  return toEach(state, effect, resolution, (now, id) => {
    const room = max - (permanentOf(now, id)?.counters[counter] ?? 0);
    return addCounters(now, id, { counter, n: Math.min(wanted, room), by: resolution.source });
  });
}

/** CR 701.37a: once only, it gets counters and is monstrous from then on. */
function becomeMonstrous(
  state: GameState,
  effect: Extract<Effect, { readonly kind: 'monstrosity' }>,
  resolution: Resolution,
): Changed {
  const { source } = resolution;
  if (permanentOf(state, source)?.monstrous !== undefined) return unchanged(state);
  const n = amountIn(state, effect.n, resolution);
  const grown = addCounters(state, source, { counter: '+1/+1', n, by: source });
  return andThen(grown, (now) =>
    unchanged(withPermanent(now, source, (permanent) => ({ ...permanent, monstrous: true }))),
  );
}
