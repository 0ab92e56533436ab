import { type Changed, forEach } from '../change/changed.ts';
import { told } from '../change/update.ts';
import type { GameState, Turn } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/abilities.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { PHASE_OF, type Step } from '../vocabulary/turnStructure.ts';
import { playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** Effects on the course of the turn and of those to come: more of it, or less. */
export function performOnTurn(
  state: GameState,
  effect: Of<'extraPhases' | 'extraStep' | 'extraTurn' | 'skipNext'>,
  resolution: Resolution,
): Changed {
  switch (effect.kind) {
    case 'extraPhases':
      return addPhases(state, effect, resolution);
    case 'extraStep':
      return addStep(state, effect, resolution);
    case 'extraTurn':
      return addTurn(state, resolution);
    case 'skipNext':
      return forEach(state, playersOf(state, effect.subject, resolution), (now, player) =>
        addSkip(now, player, effect, resolution),
      );
    default:
      return assertNever(effect);
  }
}

/** CR 500.8: directly after the phase that is going on, before any that were added earlier. */
function addPhases(
  state: GameState,
  { phases, after }: Of<'extraPhases'>,
  { source }: Resolution,
): Changed {
  const { turn } = state;
  const end = after === undefined ? endOfPhase(turn) : endOfFirstPostcombatMain(turn);
  const upcoming = [
    ...turn.upcoming.slice(0, end),
    ...phases.flatMap((phase) => STEPS_OF[phase]),
    ...turn.upcoming.slice(end),
  ];
  return told(
    { ...state, turn: { ...turn, upcoming } },
    { kind: 'phasesAdded', phases, by: source },
    'turn.extraPhases',
  );
}

/** CR 500.9: the step created last comes first; CR 500.10: of a phase made for it, only that step is kept. */
function addStep(
  state: GameState,
  { step, after }: Of<'extraStep'>,
  { source: by }: Resolution,
): Changed {
  const { turn } = state;
  const at = after === 'step' ? 0 : endOfPhase(turn);
  const upcoming = turn.upcoming.toSpliced(at, 0, step);
  return told(
    { ...state, turn: { ...turn, upcoming } },
    { kind: 'stepAdded', step, by },
    ...(after === 'step'
      ? (['turn.extraSteps'] as const)
      : (['turn.stepAddedAfterPhase', 'turn.extraPhases'] as const)),
  );
}

/** CR 614.10: it waits for the next one that has not begun. */
const addSkip = (
  state: GameState,
  player: PlayerId,
  { what }: Of<'skipNext'>,
  { source: by }: Resolution,
): Changed =>
  told(
    { ...state, skips: [...(state.skips ?? []), { player, what }] },
    { kind: 'skipMade', player, what, by },
    'replacement.skipIsReplacement',
    'replacement.skip',
  );

function endOfPhase({ step, upcoming }: Turn): number {
  const next = upcoming.findIndex((one) => PHASE_OF[one] !== PHASE_OF[step]);
  return next === -1 ? upcoming.length : next;
}

/** Right after it; where it is over already, there is no such place any more, and the end of this phase will do. */
function endOfFirstPostcombatMain(turn: Turn): number {
  const at = turn.upcoming.indexOf('postcombatMain');
  return at === -1 || turn.step === 'postcombatMain' ? endOfPhase(turn) : at + 1;
}

/** CR 500.7: the turn that was created last is taken first. */
function addTurn(state: GameState, { source, controller }: Resolution): Changed {
  const { turn } = state;
  return told(
    { ...state, turn: { ...turn, extraTurns: [...turn.extraTurns, controller] } },
    { kind: 'extraTurnAdded', player: controller, by: source },
    'turn.extraTurns',
  );
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
