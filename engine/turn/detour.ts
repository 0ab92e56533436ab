import { isLastOfPhase, nextAdded, stepOfPhase } from '../state/courseOfTurn.ts';
import type { Addition, Turn } from '../state/gameState.ts';
import { known } from '../vocabulary/result.ts';
import { LAST_STEP_OF, PHASE_OF, type Step } from '../vocabulary/turnStructure.ts';

/** CR 500.8-500.10: whether what comes after the step is not what an ordinary turn has there. */
export const leavesCourse = (turn: Turn): boolean =>
  nextAdded(turn, 'afterStep') !== undefined ||
  turn.stepsAddedAfter !== undefined ||
  (isLastOfPhase(turn) &&
    (nextAdded(turn, 'afterPhase') !== undefined || turn.phasesAddedAfter !== undefined));

/** What has been added right here, steps of the phase before phases. */
export const addedHere = (turn: Turn): Addition | undefined =>
  nextAdded(turn, 'afterStep') ?? (isLastOfPhase(turn) ? nextAdded(turn, 'afterPhase') : undefined);

/** The step with which what was added begins. CR 505.1a: every main phase but the first is a postcombat one. */
export const firstStepOf = (added: Addition): Step => {
  if (added.kind === 'step') return added.step;
  return added.phase === 'combat' ? 'beginningOfCombat' : 'postcombatMain';
};

/** The turn as it goes on to what was added here. */
export function toAdded(turn: Turn): Turn {
  const added = known(addedHere(turn), 'addition');
  const upcoming = turn.upcoming.toSpliced(turn.upcoming.indexOf(added), 1);
  const { stepsAddedAfter: _, ...beyondPhase } = turn;
  return added.place === 'afterStep'
    ? { ...turn, upcoming, stepsAddedAfter: stepOfPhase(turn) }
    : {
        ...beyondPhase,
        upcoming,
        phasesAddedAfter: turn.phasesAddedAfter ?? PHASE_OF[stepOfPhase(turn)],
      };
}

/** Once nothing that was added is left here: the step after which the course is taken up again. */
export const takenUpAfter = (turn: Turn): Step =>
  turn.phasesAddedAfter !== undefined && isLastOfPhase(turn)
    ? LAST_STEP_OF[turn.phasesAddedAfter]
    : stepOfPhase(turn);

/** The turn as its course is taken up again. */
export function backOnCourse(turn: Turn): Turn {
  const { stepsAddedAfter: _, ...inPhase } = turn;
  const { phasesAddedAfter: __, ...onCourse } = inPhase;
  return isLastOfPhase(turn) ? onCourse : inPhase;
}
