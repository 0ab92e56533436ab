import type { Question } from '../question.ts';
import type { Branch } from '../scenario.ts';
import type { QuestionForm } from '../schema/question.ts';
import { among, type ScriptContext } from './buildScript.ts';

/** The questions of a file; `context` is that of the main line. */
export const buildQuestions = <A>(
  forms: readonly QuestionForm<A>[] | undefined,
  context: ScriptContext,
  branches: readonly Branch[],
  /** How many of the played entries the first `n` of the file's are, in a line. */
  entriesIn: (branch: string | undefined, n: number) => number,
): readonly Question<A>[] =>
  (forms ?? []).map((form, index) => {
    const branch = branches.find(({ name }) => name === form.branch);
    return {
      id: form.id,
      branch: form.branch ?? 'main',
      after: form.after === undefined ? undefined : entriesIn(form.branch, form.after),
      editions: among(branch?.editions ?? context.editions, form.editions),
      ask: form.ask(branch?.setup ?? context.setup),
      stated: form.stated,
      rules: form.rules,
      at: context.placeOf([index]),
    };
  });
