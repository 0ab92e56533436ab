import type { PlayProblem, Trouble } from '../scenario/problem.ts';

/** Whether what is not as its author expected keeps no script from going on. */
export const goesOn = ({ trouble }: PlayProblem): boolean => GOES_ON.has(trouble.kind);

const GOES_ON: ReadonlySet<Trouble['kind']> = new Set<Trouble['kind']>([
  'differs',
  'allowedInstead',
  'notUsed',
  'noChoiceLeft',
]);
