import type { AnsweredQuestion } from '#engine';
import type { EditionId, Step } from '../engine.ts';
import { linesOf, type Playing } from '../library/judged/playing.ts';
import { chapterOf, STEPS_OF_TURN } from './stepChapters.ts';

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
