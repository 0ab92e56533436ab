import { type AnswerKind, plainWords } from '../../asking/answerKind.ts';

/** Whether something comes true. */
export const answerKind: AnswerKind<'yesNo', 'truth'> = {
  control: (_, { telling: { m } }) => {
    const { yes, no } = m.questions.yesNo;
    return { kind: 'truth', yes, no, rules: undefined };
  },
  marking: ({ value }, { telling: { m } }) => ({
    kind: 'truth',
    value,
    missing: m.chrome.answering.chooseFirst,
  }),
  words: ({ value }, { m }) => plainWords(value ? m.questions.yesNo.yes : m.questions.yesNo.no),
};
