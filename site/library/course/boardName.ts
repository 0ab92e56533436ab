import type { AskedQuestion, ScenarioFacts } from '../judged/facts.ts';
import type { BoardName } from './course.ts';

/** `ape-and-two-blockers`, `no-attack-skip#token` */
export function boardNameIn(text: string): BoardName {
  const [slug = '', question] = text.split('#');
  return { slug, question };
}

/** The question that is meant; of an exercise, its only one. */
export const questionOf = (
  { question }: BoardName,
  { questions }: Pick<ScenarioFacts, 'questions'>,
): AskedQuestion | undefined =>
  question === undefined && questions.length > 1
    ? undefined
    : questions.find(({ id }) => question === undefined || id === question);
