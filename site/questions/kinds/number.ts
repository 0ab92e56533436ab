import { type AnswerKind, plainWords } from '../answerKind.ts';

export const answerKind: AnswerKind<'number', 'number'> = {
  control: () => ({ kind: 'number' }),
  marking: ({ value }, { telling: { m } }) => ({
    kind: 'number',
    value,
    missing: m.questions.number.enterFirst,
  }),
  words: ({ value }) => plainWords(`${value}`),
};
