import { removeCounters } from '../change/counters.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { told } from '../change/making/withParts.ts';
import type { EffectOf } from '../language/effect.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { DelayedTrigger } from '../state/stack.ts';
import { amountIn } from './amountIn.ts';
import { chosenFor } from './chosenFor.ts';
import { checkCosts, payCosts } from './costs.ts';
import type { PerformAll, Performers } from './performer.ts';
import { choicesOf, sourceOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects that hold others, and choices made for others: what waits, what a payment or a choice sets going. */
export const LATER: Performers<
  'choose' | 'delayed' | 'mayPay' | 'may' | 'either' | 'if' | 'forEach' | 'removeCounters'
> = {
  choose: (state, effect, resolution) => ({
    ...unchanged(state),
    chosen: chosenFor(state, effect, resolution),
  }),
  delayed: makeDelayedTrigger,
  mayPay,
  may: (state, { effects }, resolution, performAll) =>
    resolution.may === 'declines'
      ? declined(state, resolution)
      : performAll(state, effects, resolution),
  either: (state, { options }, resolution, performAll) =>
    performAll(state, options[resolution.option ?? 0] ?? [], resolution),
  if: (state, { condition, effects, otherwise = [] }, resolution, performAll) => {
    const isSo = holds(viewOf(state), condition, sourceOf(state, resolution));
    return performAll(state, isSo ? effects : otherwise, resolution);
  },
  forEach: (state, { subject, effects }, resolution, performAll) =>
    forEach(state, choicesOf(state, subject, resolution), (now, each) =>
      performAll(now, effects, { ...resolution, each }),
    ),
  removeCounters: takeCountersOff,
};

/** Where there are none to take off, something else may happen (fading). */
function takeCountersOff(
  state: GameState,
  { counter, n: amount, subject, otherwise = [] }: EffectOf<'removeCounters'>,
  resolution: Resolution,
  performAll: PerformAll,
): GameChange {
  const n = amountIn(state, amount, resolution);
  const objects = choicesOf(state, subject, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [choice.object] : [],
  );
  const removed = forEach(state, objects, (now, id) =>
    removeCounters(now, id, { counter, n, by: resolution.source }),
  );
  return removed.events.length > 0
    ? removed
    : andThen(removed, (now) => performAll(now, otherwise, resolution));
}

/** CR 603.7a, 603.7c: it remembers what this effect was about, and affects that however it has changed by then. */
function makeDelayedTrigger(
  state: GameState,
  { at, effects, ifCreated }: EffectOf<'delayed'>,
  { source, controller, context, targets, created }: Resolution,
): GameChange {
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

/** CR 118.12, 608.2g: "you may pay; if you do": whoever can't pay, or does not want to, leaves the rest out. */
function mayPay(
  state: GameState,
  effect: EffectOf<'mayPay'>,
  resolution: Resolution,
  performAll: PerformAll,
): GameChange {
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

const declined = (state: GameState, { controller: player, source }: Resolution): GameChange =>
  told(state, { kind: 'optionDeclined', player, source }, 'cost.ifDone');
