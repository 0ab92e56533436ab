import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { Effect } from '../language/effect.ts';
import { combatsBefore, combatsIn, withAdditions } from '../state/courseOfTurn.ts';
import type { Addition, GameState, Turn } from '../state/gameState.ts';
import { type DelayedTrigger, NO_CONTEXT } from '../state/stack.ts';
import type { Resolution } from './resolution.ts';

type PhaseAdded = Extract<Addition, { readonly kind: 'phase' }>;

type Adding = Extract<Effect, { readonly kind: 'extraPhases' }>;

/** CR 500.8: directly after the phase named, by default the one going on, before any that were added there earlier. */
export function addPhases(
  state: GameState,
  { phases, after, asCombatBegins }: Adding,
  { source, controller }: Resolution,
): GameChange {
  const { turn } = state;
  const place = after === undefined ? 'afterPhase' : placeAfterFirstPostcombatMain(turn);
  // CR 500.8: a phase that is over has no place directly after it any more.
  if (place === undefined) return unchanged(state);
  // CR 505.1a: every main phase but the turn's first is a postcombat main phase.
  const added = phases.map((phase): Addition => ({ kind: 'phase', phase, place }));
  const combatPhase = combatsBefore(turn, place) + 1;
  const later = putOff(state, combatPhase, combatsIn(added));
  const done = logged(
    { ...later, turn: withAdditions(turn, added) },
    { kind: 'phasesAdded', phases, by: source },
    'turn.extraPhases',
  );
  if (asCombatBegins === undefined) return done;
  const at = 'addedCombat';
  const delayed: DelayedTrigger = {
    source,
    controller,
    at,
    combatPhase,
    effects: asCombatBegins,
    context: NO_CONTEXT,
  };
  return andThen(done, (now) =>
    logged(
      { ...now, delayedTriggers: [...now.delayedTriggers, delayed] },
      { kind: 'delayedTriggerMade', at, by: source },
      'triggers.delayedCreated',
    ),
  );
}

/** What waits for that combat phase of the turn, or a later one, waits for as many more as come before it. */
const putOff = (state: GameState, from: number, by: number): GameState => ({
  ...state,
  delayedTriggers: state.delayedTriggers.map((delayed) =>
    delayed.combatPhase !== undefined && delayed.combatPhase >= from
      ? { ...delayed, combatPhase: delayed.combatPhase + by }
      : delayed,
  ),
});

/** Right after it; no such place is left once it is over. */
function placeAfterFirstPostcombatMain({
  step,
  postcombatMains = 0,
}: Turn): PhaseAdded['place'] | undefined {
  if (step === 'postcombatMain' && postcombatMains <= 1) return 'afterPhase';
  return postcombatMains > 0 ? undefined : 'afterFirstPostcombatMain';
}
