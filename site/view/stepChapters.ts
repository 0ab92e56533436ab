import { turnMap } from '#engine';
import { type EditionId, NEWEST_EDITION, numberOf, partsOf, type Step } from '../engine.ts';

/** The steps of a turn in their order; `opens`: the first of its phase. */
export const STEPS_OF_TURN = turnMap.phases.flatMap(({ steps }) =>
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
