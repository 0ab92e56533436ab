import { andThen, type Changed, unchanged } from '../change/changed.ts';
import { told } from '../change/update.ts';
import type { GameState, Turn } from '../state/gameState.ts';
import { type DelayedTrigger, NO_CONTEXT } from '../state/stack.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { PHASE_OF, type Step } from '../vocabulary/turnStructure.ts';
import type { Resolution } from './resolution.ts';

type Adding = Extract<Effect, { readonly kind: 'extraPhases' }>;

/** CR 500.8: directly after the phase named, by default the one going on, before any that were added there earlier. */
export function addPhases(
  state: GameState,
  { phases, after, asCombatBegins }: Adding,
  { source, controller }: Resolution,
): Changed {
  const { turn } = state;
  const end = after === undefined ? endOfPhase(turn) : endOfFirstPostcombatMain(turn);
  // CR 500.8: a phase that is over has no place directly after it any more.
  if (end === undefined) return unchanged(state);
  const added = phases.flatMap((phase) => STEPS_OF[phase]);
  const upcoming = turn.upcoming.toSpliced(end, 0, ...added);
  const combatPhase = combatsBy(turn, end) + 1;
  const later = putOff(state, combatPhase, combatsIn(added));
  const done = told(
    { ...later, turn: { ...turn, upcoming } },
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
    told(
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

/** How many of the turn's combat phases will have begun by that place among its steps to come. */
const combatsBy = ({ combatPhases = 0, upcoming }: Turn, end: number): number =>
  combatPhases + combatsIn(upcoming.slice(0, end));

const combatsIn = (steps: readonly Step[]): number =>
  steps.filter((step) => step === 'beginningOfCombat').length;

/** The place among the steps to come at which the phase going on is over. */
export function endOfPhase({ step, upcoming }: Turn): number {
  const next = upcoming.findIndex((one) => PHASE_OF[one] !== PHASE_OF[step]);
  return next === -1 ? upcoming.length : next;
}

/** Right after it; no such place is left once it is over. */
function endOfFirstPostcombatMain(turn: Turn): number | undefined {
  const { step, upcoming, postcombatMains = 0 } = turn;
  if (step === 'postcombatMain' && postcombatMains <= 1) return endOfPhase(turn);
  const at = upcoming.indexOf('postcombatMain');
  return at === -1 || postcombatMains > 0 ? undefined : at + 1;
}

// CR 505.1a: every main phase but the turn's first is a postcombat main phase.
const STEPS_OF: Readonly<Record<'combat' | 'main', readonly Step[]>> = {
  combat: [
    'beginningOfCombat',
    'declareAttackers',
    'declareBlockers',
    'firstStrikeDamage',
    'combatDamage',
    'endOfCombat',
  ],
  main: ['postcombatMain'],
};
