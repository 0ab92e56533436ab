import { turnMap } from '#engine';
import { type EditionId, NEWEST_EDITION, numberOf, partsOf, type Step } from '../engine.ts';

const STOPS = turnMap.phases.flatMap(({ steps }) =>
  steps.map(({ step, priority }, index) => ({ step, priority, opens: index === 0 })),
);

/** The chapter on a step in an edition, where it says who gets priority: 509, or 309 in the oldest. */
export function chapterOf(step: Step, edition: EditionId): string {
  const stop = STOPS.find((one) => one.step === step);
  const number = stop === undefined ? undefined : numberOf(edition, stop.priority);
  return number === undefined ? '' : `${partsOf(number).section}`;
}

/** The steps that a chapter of today's rules is about. */
export const stepsIn = (chapter: string): readonly Step[] =>
  STOPS.flatMap(({ step }) => (chapterOf(step, NEWEST_EDITION) === chapter ? [step] : []));

export interface Stop {
  readonly step: Step;
  readonly chapter: string;
  /** First of its phase. */
  readonly opens: boolean;
  /** The replay passes through it. */
  readonly visited: boolean;
}

/** The stops of the turn's strip; both damage steps share one, as they share a chapter. */
export const stopsOf = (edition: EditionId, visited: readonly Step[]): readonly Stop[] =>
  STOPS.filter(({ step }) => step !== 'firstStrikeDamage').map(({ step, opens }) => ({
    step,
    opens,
    chapter: chapterOf(step, edition),
    visited:
      visited.includes(step) || (step === 'combatDamage' && visited.includes('firstStrikeDamage')),
  }));
