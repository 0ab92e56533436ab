import type { EditionId } from '../../engine.ts';
import { courseIn, type ScenarioFacts } from '../../library/judged/facts.ts';
import { withBase } from '../../withBase.ts';

/** Where a browser gets what stands beside a page for its questions: the same for every language. */
export const questionsPage = (slug: string, edition: EditionId): string =>
  withBase(`/questions/${slug}/${edition}.json`);

/** Whether there is anything. */
export const hasQuestionsPage = (scenario: ScenarioFacts, edition: EditionId): boolean =>
  courseIn(scenario, edition)?.asksForGames === true || isMisread(scenario, edition);

/** Whether a mistake answers one of its questions otherwise than the rules do. */
export const isMisread = ({ editions, misread }: ScenarioFacts, edition: EditionId): boolean =>
  editions[0] === edition && misread.length > 0;
