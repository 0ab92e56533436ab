import { andThen, type Changed, forEach, unchanged } from '../change/changed.ts';
import { told } from '../change/update.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { DelayedTrigger } from '../state/stack.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { assertNever } from '../vocabulary/result.ts';
import { checkCosts, payCosts } from './costs.ts';
import { choicesOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type LaterEffect = Extract<
  Effect,
  {
    readonly kind: 'delayed' | 'mayPay' | 'may' | 'either' | 'if' | 'forEach';
  }
>;
type PerformAll = (state: GameState, effects: readonly Effect[], resolution: Resolution) => Changed;

/** Effects that hold others: those that wait for a later moment, and those that a payment sets going. */
export function performLater(
  state: GameState,
  effect: LaterEffect,
  resolution: Resolution,
  performAll: PerformAll,
): Changed {
  switch (effect.kind) {
    case 'delayed':
      return makeDelayedTrigger(state, effect, resolution);
    case 'mayPay':
      return mayPay(state, effect, resolution, performAll);
    case 'may':
      return resolution.may === 'declines'
        ? declined(state, resolution)
        : performAll(state, effect.effects, resolution);
    case 'if': {
      const { condition, effects, otherwise = [] } = effect;
      const isSo = holds(viewOf(state), condition, sourceOf(state, resolution));
      return performAll(state, isSo ? effects : otherwise, resolution);
    }
    case 'forEach':
      return forEach(state, choicesOf(state, effect.subject, resolution), (now, each) =>
        performAll(now, effect.effects, { ...resolution, each }),
      );
    case 'either':
      return performAll(state, effect.options[resolution.option ?? 0] ?? [], resolution);
    default:
      return assertNever(effect);
  }
}

/** CR 603.7c: it remembers what this effect was about, and affects that however it has changed by then. */
function makeDelayedTrigger(
  state: GameState,
  { at, effects, ifCreated }: Extract<Effect, { readonly kind: 'delayed' }>,
  { source, controller, context, targets, created }: Resolution,
): Changed {
  if (ifCreated === true && created.length === 0) return unchanged(state);
  const delayed: DelayedTrigger = {
    source,
    controller,
    at,
    effects,
    context: { ...context, targets, created },
  };
  return told(
    { ...state, delayedTriggers: [...state.delayedTriggers, delayed] },
    { kind: 'delayedTriggerMade', at, by: source },
    'triggers.delayedCreated',
    // CR 513.2: the end step does not go back for it.
    ...(at === 'endStep' && state.turn.step === 'endStep'
      ? (['endStep.doesNotBackUp'] as const)
      : []),
  );
}

/** CR 118.12: "you may pay; if you do": whoever can't pay, or does not want to, leaves the rest out. */
function mayPay(
  state: GameState,
  effect: Extract<Effect, { readonly kind: 'mayPay' }>,
  resolution: Resolution,
  performAll: PerformAll,
): Changed {
  const { cost, perCounter, effects, otherwise = [] } = effect;
  const payer = sourceOf(state, resolution);
  const times =
    perCounter === undefined
      ? 1
      : (permanentOf(state, resolution.source)?.counters[perCounter] ?? 0);
  const costs = Array.from({ length: times }, () => cost);
  if (resolution.may === 'declines' || checkCosts(state, costs, payer).length > 0)
    return andThen(declined(state, resolution), (now) => performAll(now, otherwise, resolution));
  return andThen(payCosts(state, costs, payer, 'resolving.payMana'), (paid) =>
    performAll(paid, effects, resolution),
  );
}

const declined = (state: GameState, { controller: player, source }: Resolution): Changed =>
  told(state, { kind: 'optionDeclined', player, source }, 'cost.ifDone');
