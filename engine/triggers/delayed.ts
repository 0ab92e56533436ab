import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import type { DelayedTrigger, WaitingTrigger } from '../state/stack.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** CR 603.7b: the delayed triggered abilities whose step has begun; each triggers once. */
export const delayedTriggersFrom = (
  state: GameState,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] =>
  state.delayedTriggers
    .filter((delayed) => isTime(state, delayed, events))
    .map(({ source, controller, at, effects, context }) => ({
      source,
      controller,
      context,
      ability: {
        kind: 'triggered',
        ...MOMENTS[at].when,
        of: { kind: 'reference', reference: 'self' },
        targets: [],
        effects,
      },
    }));

/** The state without the delayed triggered abilities that have triggered. */
export const withoutDelayed = (state: GameState, events: readonly GameEvent[]): GameState => ({
  ...state,
  delayedTriggers: state.delayedTriggers.filter((delayed) => !isTime(state, delayed, events)),
});

const isTime = (state: GameState, delayed: DelayedTrigger, events: readonly GameEvent[]): boolean =>
  events.some((event) => MOMENTS[delayed.at].isNow(event, delayed, state));

/** What a delayed triggered ability waits for, and whether an event is that. */
interface Moment {
  readonly when: { readonly event: 'changesController' } | AtTheBeginningOf;
  readonly isNow: (event: GameEvent, delayed: DelayedTrigger, state: GameState) => boolean;
}

interface AtTheBeginningOf {
  readonly event: 'beginningOfStep';
  readonly step: Step;
}

const beginning = (step: Step): Moment => ({
  when: { event: 'beginningOfStep', step },
  isNow: (event) => event.kind === 'stepBegan' && event.step === step,
});

const beginningOfYours = (step: Step, ...or: readonly Step[]): Moment => ({
  when: { event: 'beginningOfStep', step },
  isNow: (event, { controller }, { turn }) =>
    event.kind === 'stepBegan' &&
    [step, ...or].includes(event.step) &&
    turn.activePlayer === controller,
});

const beginningOfTheirs = (step: Step): Moment => ({
  when: { event: 'beginningOfStep', step },
  isNow: (event, { player }, { turn }) =>
    event.kind === 'stepBegan' && event.step === step && turn.activePlayer === player,
});

const MOMENTS: { readonly [M in DelayedTrigger['at']]: Moment } = {
  endOfCombat: beginning('endOfCombat'),
  endStep: beginning('endStep'),
  upkeep: beginning('upkeep'),
  beginningOfCombat: beginning('beginningOfCombat'),
  nextTurnsUpkeep: {
    when: { event: 'beginningOfStep', step: 'upkeep' },
    isNow: (event, { madeIn = 0 }, { turn }) =>
      event.kind === 'stepBegan' && event.step === 'upkeep' && turn.number > madeIn,
  },
  cleanup: beginning('cleanup'),
  thatPlayersUpkeep: beginningOfTheirs('upkeep'),
  thatPlayersDraw: beginningOfTheirs('draw'),
  thatPlayersEndStep: beginningOfTheirs('endStep'),
  yourUpkeep: beginningOfYours('upkeep'),
  // CR 505.1: the precombat and the postcombat main phase alike.
  yourMainPhase: beginningOfYours('precombatMain', 'postcombatMain'),
  yourEndStep: beginningOfYours('endStep'),
  // The phase that begins is not counted yet.
  addedCombat: {
    when: { event: 'beginningOfStep', step: 'beginningOfCombat' },
    isNow: (event, { combatPhase }, { turn }) =>
      event.kind === 'stepBegan' &&
      event.step === 'beginningOfCombat' &&
      combatPhase === (turn.combatPhases ?? 0) + 1,
  },
  youLoseControl: {
    when: { event: 'changesController' },
    isNow: (event, { controller, context }) =>
      event.kind === 'controlGained' &&
      event.player !== controller &&
      context.targets?.some((one) => one?.kind === 'object' && one.object === event.object) ===
        true,
  },
};
