import { kebab, statedAnswer } from '#engine';
import { type RuleRef, refsOf } from '../../site/view/rules.ts';
import type { Playing } from './playing.ts';

/** A question with its answer as a file may state it, and what mistakes answer otherwise. */
export interface ToldAnswer {
  readonly id: string;
  readonly branch: string;
  readonly answer: string;
  readonly rules: readonly RuleRef[];
  readonly otherwise: readonly { readonly mistake: string; readonly answer: string }[];
}

/** What is asked in an edition, and answered. */
export const answersIn = ({ edition, questions, misread }: Playing): readonly ToldAnswer[] =>
  questions.map(({ question: { id, branch, ask }, answer, rules }) => ({
    id,
    branch,
    answer: statedAnswer(ask, answer),
    rules: refsOf(rules, edition),
    otherwise: misread
      .filter((one) => one.question === id && one.branch === branch)
      .flatMap(({ misreadings }) => misreadings)
      .map((one) => ({ mistake: kebab(one.mistake), answer: statedAnswer(ask, one.answer) })),
  }));
