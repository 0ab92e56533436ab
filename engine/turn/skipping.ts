import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { eventIn, logged } from '../change/making/withParts.ts';
import type { GameState } from '../state/gameState.ts';
import type { Skippable, Step } from '../vocabulary/turnStructure.ts';
import type { Arrow } from './arrows.ts';
import { addedHere, firstStepOf, toAdded } from './detour.ts';
import { betweenSteps, type TurnContext } from './turnContext.ts';

/** CR 614.10a: whether the active player has each of these to skip; every skip is good for one. */
export const skipsAll = ({ skips = [], turn }: GameState, what: readonly Skippable[]): boolean =>
  what.every((one) => skips.some((skip) => skip.player === turn.activePlayer && skip.what === one));

/** What an arrow of the turn passes over, told: first what effects skip, then what is not there. */
export function passOver(state: GameState, { skips = [], passes = [], rules }: Arrow): GameChange {
  const skipped = skips.reduce<GameChange>(
    (so, what) => andThen(so, (now) => skip(now, what)),
    unchanged(state),
  );
  const events = passes.map((step) =>
    eventIn(state, { kind: 'stepSkipped', step, because: 'noAttackers' }, ...rules),
  );
  return { state: skipped.state, events: [...skipped.events, ...events] };
}

/** What was added here is skipped. */
export function skipAdded(context: TurnContext): TurnContext {
  const { turn } = context.game;
  const added = addedHere(turn);
  const what = added === undefined ? undefined : SKIPPED_WITH[firstStepOf(added)];
  const without: GameState = { ...context.game, turn: toAdded(turn) };
  return betweenSteps(context, what === undefined ? unchanged(without) : skip(without, what));
}

/** The active player passes over one of these, which they have to skip. */
function skip(state: GameState, what: Skippable): GameChange {
  const { activePlayer: player } = state.turn;
  const skips = state.skips ?? [];
  const at = skips.findIndex((one) => one.player === player && one.what === what);
  const left = skips.filter((_, index) => index !== at);
  return logged(
    passedOver({ ...state, skips: left }, what),
    { kind: 'skipped', player, what },
    'turn.skipped',
    'replacement.skippedNeverHappens',
  );
}

// CR 614.10: what waited for the beginning of a combat that is skipped waits in vain.
function passedOver(state: GameState, what: Skippable): GameState {
  if (what !== 'combat') return state;
  const next = (state.turn.combatPhases ?? 0) + 1;
  const delayedTriggers = state.delayedTriggers.flatMap((delayed) => {
    if (delayed.combatPhase === undefined || delayed.combatPhase < next) return [delayed];
    return delayed.combatPhase === next
      ? []
      : [{ ...delayed, combatPhase: delayed.combatPhase - 1 }];
  });
  return { ...state, delayedTriggers };
}

/** What begins with the step, and might be skipped. */
export const SKIPPED_WITH: { readonly [S in Step]?: Skippable } = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  beginningOfCombat: 'combat',
};
