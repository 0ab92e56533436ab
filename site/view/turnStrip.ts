import { type AnsweredQuestion, turnMap } from '#engine';
import { type EditionId, NEWEST_EDITION, numberOf, partsOf, type Step } from '../engine.ts';
import { linesOf, type Playing } from '../library/judged/playing.ts';

const STEPS_OF_TURN = turnMap.phases.flatMap(({ steps }) =>
  steps.map(({ step, priority }, index) => ({ step, priority, opens: index === 0 })),
);

/** The chapter on a step in an edition, where it says who gets priority: 509, or 309 in the oldest. */
export function chapterOf(step: Step, edition: EditionId): string {
  const found = STEPS_OF_TURN.find((one) => one.step === step);
  const number = found === undefined ? undefined : numberOf(edition, found.priority);
  return number === undefined ? '' : `${partsOf(number).section}`;
}

/** The steps that a chapter of today's rules is about. */
export const stepsIn = (chapter: string): readonly Step[] =>
  STEPS_OF_TURN.flatMap(({ step }) => (chapterOf(step, NEWEST_EDITION) === chapter ? [step] : []));

/** A step on the turn's strip. */
export interface StripStep {
  readonly step: Step;
  readonly chapter: string;
  /** First of its phase. */
  readonly opens: boolean;
  /** The replay passes through it. */
  readonly visited: boolean;
}

/** Where a step stands on the strip: both damage steps have one place. */
export const placeOf = (step: Step): Step => (step === 'firstStrikeDamage' ? 'combatDamage' : step);

/** The steps of the turn's strip; both damage steps share a place, as they share a chapter. */
export const stripSteps = (edition: EditionId, visited: readonly Step[]): readonly StripStep[] =>
  STEPS_OF_TURN.filter(({ step }) => step !== 'firstStrikeDamage').map(({ step, opens }) => ({
    step,
    opens,
    chapter: chapterOf(step, edition),
    visited:
      visited.includes(step) || (step === 'combatDamage' && visited.includes('firstStrikeDamage')),
  }));

/** The steps that a line has gone through when this is asked, the one that goes on last; all where nothing is. */
export function stepsBefore(
  asked: AnsweredQuestion | undefined,
  playing: Playing,
): readonly Step[] {
  if (asked === undefined) return stepsOf(playing.main.frames);
  const line = linesOf(playing).find(({ branch }) => branch === asked.question.branch);
  const before = line?.frames.slice(0, asked.framesBefore) ?? [];
  return [...new Set([...stepsOf(before), asked.state.turn.step])];
}

const stepsOf = (frames: Playing['main']['frames']): readonly Step[] => [
  ...new Set(frames.map(({ step }) => step)),
];
