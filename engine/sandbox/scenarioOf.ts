import type { Scenario } from '../scenario/scenario.ts';
import type { Board } from './board.ts';

/** There is no file whose lines could be counted. */
const NOWHERE = { line: 1, column: 1 };

/** A board as a scenario of its edition, whose script its acts are. */
export const scenarioOf = ({ edition, setup, acts }: Board): Scenario<never> => ({
  slug: 'board',
  covers: [],
  topics: [],
  knowledge: 1,
  editions: [edition],
  checked: '',
  setup,
  start: 'declareAttackers',
  script: acts.map((act) => ({ kind: 'act', act, editions: [edition], at: NOWHERE })),
  outcome: [],
  branches: [],
  questions: [],
  stops: 'events',
});
