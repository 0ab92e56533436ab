import { forEach, type GameChange } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { EffectOf } from '../language/effect.ts';
import { withAdditions } from '../state/courseOfTurn.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { addPhases } from './addPhases.ts';
import type { Performers } from './performer.ts';
import { playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** Effects on the course of the turn and of those to come: more of it, or less. */
export const ON_TURN: Performers<'extraPhases' | 'extraStep' | 'extraTurn' | 'skipNext'> = {
  extraPhases: addPhases,
  extraStep: addStep,
  extraTurn: (state, _, resolution) => addTurn(state, resolution),
  skipNext: (state, effect, resolution) =>
    forEach(state, playersOf(state, effect.subject, resolution), (now, player) =>
      addSkip(now, player, effect, resolution),
    ),
};

/** CR 500.9: the step created last comes first; CR 500.10: of a phase made for it, only that step is kept. */
function addStep(
  state: GameState,
  { step, after }: EffectOf<'extraStep'>,
  { source: by }: Resolution,
): GameChange {
  const place = after === 'step' ? 'afterStep' : 'afterPhase';
  return logged(
    { ...state, turn: withAdditions(state.turn, [{ kind: 'step', step, place }]) },
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
  { what }: EffectOf<'skipNext'>,
  { source: by }: Resolution,
): GameChange =>
  logged(
    { ...state, skips: [...(state.skips ?? []), { player, what }] },
    { kind: 'skipMade', player, what, by },
    'replacement.skipIsReplacement',
    'replacement.skip',
  );

/** CR 500.7: the turn that was created last is taken first. */
function addTurn(state: GameState, { source, controller }: Resolution): GameChange {
  const { turn } = state;
  return logged(
    { ...state, turn: { ...turn, extraTurns: [...turn.extraTurns, controller] } },
    { kind: 'extraTurnAdded', player: controller, by: source },
    'turn.extraTurns',
  );
}
