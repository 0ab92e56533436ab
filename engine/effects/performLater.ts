import { removeCounters } from '../change/counters.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Cost } from '../language/cost.ts';
import type { EffectOf } from '../language/effect.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentLastKnown } from '../state/lastKnown.ts';
import type { DelayedTrigger } from '../state/stack.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { amountIn } from './amountIn.ts';
import { chosenFor } from './chosenFor.ts';
import { checkCosts, payCosts } from './costs.ts';
import { mayDo } from './mayDo.ts';
import type { PerformAll, Performers } from './performer.ts';
import { choicesOf, sourceOf, thatPlayerFor } from './references.ts';
import type { Resolution } from './resolution.ts';
import { namedBy, saidBy, tellChoice } from './said.ts';

/** Effects that hold others, and choices made for others: what waits, what a payment or a choice sets going. */
export const LATER: Performers<
  'choose' | 'delayed' | 'mayPay' | 'may' | 'either' | 'if' | 'forEach' | 'removeCounters'
> = {
  choose: (state, effect, resolution) => ({ state, ...chosenFor(state, effect, resolution) }),
  delayed: makeDelayedTrigger,
  mayPay,
  may: (state, { effects }, resolution, performAll) =>
    mayDo(state, resolution, resolution.controller, {
      rule: 'resolving.choices',
      doing: () => performAll(state, effects, resolution),
      declining: (now) => declined(now, resolution),
    }),
  either,
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

/** What the moment depends on besides: which turn this is, or who "that player" is now. */
function whenOf(
  state: GameState,
  at: DelayedTrigger['at'],
  resolution: Resolution,
): Pick<DelayedTrigger, 'madeIn' | 'player'> {
  if (at === 'nextTurnsUpkeep') return { madeIn: state.turn.number };
  const player = at.startsWith('thatPlayers') ? thatPlayerFor(state, resolution) : undefined;
  return player === undefined ? {} : { player };
}

/** CR 603.7a, 603.7c: it remembers what this effect was about, and affects that however it has changed by then. */
function makeDelayedTrigger(
  state: GameState,
  { at, effects, ifCreated }: EffectOf<'delayed'>,
  resolution: Resolution,
): GameChange {
  const { source, controller, context, targets, created, moved } = resolution;
  if (ifCreated === true && created.length === 0) return unchanged(state);
  const delayed: DelayedTrigger = {
    source,
    controller,
    at,
    ...whenOf(state, at, resolution),
    effects,
    context: { ...context, targets, created, ...(moved === undefined ? {} : { moved }) },
  };
  return logged(
    { ...state, delayedTriggers: [...state.delayedTriggers, delayed] },
    { kind: 'delayedTriggerMade', at, by: source },
    // CR 513.2: the end step does not go back for it.
    ...(at === 'endStep' && state.turn.step === 'endStep'
      ? (['endStep.doesNotBackUp'] as const)
      : []),
    'triggers.delayedCreated',
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
  const { controller } = resolution;
  const give = namedBy(resolution, controller, 'sacrificed').flatMap((one) =>
    one.kind === 'object' ? [one.object] : [],
  );
  const bare = { ...sourceOf(state, resolution), give, asked: 'sacrificed' } as const;
  const times =
    perCounter === undefined
      ? 1
      : (permanentLastKnown(state, resolution.source)?.counters[perCounter] ?? 0);
  const costs = timesOver(times, cost);
  // What can't be paid as was said is paid as it can be.
  const asSaid = { ...bare, ...saidBy(resolution, controller, 'payment') };
  const payer = checkCosts(state, costs, asSaid).length > 0 ? bare : asSaid;
  const doing = () =>
    andThen(payCosts(state, costs, payer, ruleOfPaying(cost)), (paid) =>
      performAll(paid, effects, resolution),
    );
  return mayDo(state, resolution, controller, {
    rule: 'cost.ifDone',
    doing: checkCosts(state, costs, payer).length > 0 ? undefined : doing,
    declining: (now) =>
      andThen(declined(now, resolution), (so) => performAll(so, otherwise, resolution)),
  });
}

/** CR 608.2d: which of several things is done. */
function either(
  state: GameState,
  { options }: EffectOf<'either'>,
  resolution: Resolution,
  performAll: PerformAll,
): GameChange {
  const { controller: player } = resolution;
  const said = saidBy(resolution, player, 'option');
  const wanted = said === undefined ? undefined : options[said];
  const asked = { player, asked: 'option', options: options.length } as const;
  const events = tellChoice(state, resolution, asked, wanted !== undefined);
  return andThen({ state, events }, (now) =>
    performAll(now, wanted ?? options[0] ?? [], resolution),
  );
}

/** CR 608.2g is about mana alone; what else may be done is chosen by CR 118.12. */
const ruleOfPaying = ({ kind }: Cost): RuleKey =>
  kind === 'mana' || kind === 'manaOrLife' ? 'resolving.payMana' : 'cost.ifDone';

const declined = (state: GameState, { controller: player, source }: Resolution): GameChange =>
  logged(state, { kind: 'optionDeclined', player, source }, 'cost.ifDone');
