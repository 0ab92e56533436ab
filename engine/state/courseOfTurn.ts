import {
  EXTRA_STEPS,
  LAST_STEP_OF,
  PHASE_OF,
  type Phase,
  type Step,
} from '../vocabulary/turnStructure.ts';
import type { Addition, Turn } from './gameState.ts';

/** CR 500.8, 500.9: of what is added at one place, what was added last comes first. */
export const withAdditions = (turn: Turn, additions: readonly Addition[]): Turn => ({
  ...turn,
  upcoming: [...additions, ...turn.upcoming],
});

/** The first of what was added at that place. */
export const nextAdded = ({ upcoming }: Turn, place: Addition['place']): Addition | undefined =>
  upcoming.find((one) => one.place === place);

/** The step of the phase going on that is over, or going on: while a step that was added to it goes on, the one before. */
export const stepOfPhase = ({ step, stepsAddedAfter }: Turn): Step => stepsAddedAfter ?? step;

/** Whether the phase ends with the step that is going on. */
export function isLastOfPhase(turn: Turn): boolean {
  if (nextAdded(turn, 'afterStep') !== undefined) return false;
  const step = stepOfPhase(turn);
  return LAST_STEP_OF[PHASE_OF[step]] === step || isPhaseOfItsOwn(turn, step);
}

// CR 500.10: a phase made for a step that was added has no other.
const isPhaseOfItsOwn = ({ phasesAddedAfter }: Turn, step: Step): boolean =>
  phasesAddedAfter !== undefined && EXTRA_STEPS.some((one) => one === step);

/** How many combat phases are still to begin in the turn. */
export const combatsToCome = (turn: Turn): number =>
  combatsIn(turn.upcoming) + ordinaryCombatsToCome(turn);

/** How many of the turn's combat phases will have begun by the place where something is added. */
export function combatsBefore(turn: Turn, place: Addition['place']): number {
  const begun = turn.combatPhases ?? 0;
  if (place !== 'afterFirstPostcombatMain') return begun;
  const next = turn.upcoming.filter((one) => one.place === 'afterPhase');
  const main = next.findIndex((one) => one.kind === 'phase' && one.phase === 'main');
  return main === -1
    ? begun + combatsIn(next) + ordinaryCombatsToCome(turn)
    : begun + combatsIn(next.slice(0, main));
}

export const combatsIn = (additions: readonly Addition[]): number =>
  additions.filter((one) => one.kind === 'phase' && one.phase === 'combat').length;

const ordinaryCombatsToCome = (turn: Turn): number =>
  BEFORE_COMBAT.has(turn.phasesAddedAfter ?? PHASE_OF[stepOfPhase(turn)]) ? 1 : 0;

const BEFORE_COMBAT: ReadonlySet<Phase> = new Set(['beginning', 'precombatMain']);
