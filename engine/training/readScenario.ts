import type { ReadBoardLine } from '../scenario/boardLine.ts';
import {
  type ReadScenario,
  type ReadScenarioSource,
  scenarioReader,
  sourceReader,
} from '../scenario/readScenario.ts';
import { exerciseFormWith, scenarioFormWith } from '../scenario/schema/scenario.ts';
import { type Ask, QUESTION_KINDS } from './questionKinds.ts';

const kinds = Object.values(QUESTION_KINDS);

/** The form of a scenario file, for editors to check against. */
export const scenarioForm = scenarioFormWith<Ask>(kinds);

/** The form of the file of an exercise. */
export const exerciseForm = exerciseFormWith<Ask>(kinds);

/** A reader of scenarios and their questions, and of the lines that may stand in them for a board. */
export const scenarioReading = (readLine: ReadBoardLine): ReadScenario<Ask> =>
  scenarioReader<Ask>(kinds, readLine);

/** The same of a part of a file. */
export const scenarioSourceReading = (readLine: ReadBoardLine): ReadScenarioSource<Ask> =>
  sourceReader<Ask>(kinds, readLine);
