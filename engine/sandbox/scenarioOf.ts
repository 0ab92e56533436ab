import type { ScenarioAsking } from '../scenario/scenario.ts';
import { type Board, entryOf, startOf } from './board.ts';
import { choicesFirst } from './choicesFirst.ts';

/** There is no file whose lines could be counted. */
const NOWHERE = { line: 1, column: 1 };

/** A board as a scenario of its edition, whose script its acts are. */
export const scenarioOf = (board: Board): ScenarioAsking<never> => ({
  slug: 'board',
  covers: [],
  topics: [],
  knowledge: 1,
  editions: [board.edition],
  checked: '',
  setup: board.setup,
  start: startOf(board),
  script: choicesFirst(board.acts).map((act) => ({
    ...entryOf(act),
    editions: [board.edition],
    at: NOWHERE,
  })),
  outcome: [],
  branches: [],
  questions: [],
  stops: 'events',
});
