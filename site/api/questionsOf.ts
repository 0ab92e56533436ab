import { statedAnswer } from '#engine';
import type { AnsweredQuestion } from '../engine.ts';
import type { Notation, Sign } from '../i18n/notationWords.ts';
import type { AnswerView, QuestionGroup } from '../questions/asking/questionGroups.ts';
import type { Telling } from '../view/entries.ts';
import type { ProofLine } from '../view/proof.ts';
import { boardOf } from './boardOf.ts';
import type { Question } from './forms.ts';

/** What is asked on a page at this address, with the board and the answer of each question. */
export const questionsOf = (
  groups: readonly QuestionGroup[],
  asked: readonly AnsweredQuestion[],
  link: string,
  tellingIn: (branch: string) => Telling,
): readonly Question[] =>
  groups.flatMap(({ questions }) =>
    questions.flatMap(({ id, branch, before, text, answer }): readonly Question[] => {
      const one = asked.find(({ question }) => question.id === id && question.branch === branch);
      if (one === undefined) return [];
      return [
        {
          id,
          link: `${link}#q-${id}`,
          branch,
          ...(before !== undefined && before !== '' && { before }),
          text,
          board: boardOf(one.board, tellingIn(branch)),
          answer: answerOf(answer, one),
        },
      ];
    }),
  );

const answerOf = (
  { text, notation, lines, rules, reason }: AnswerView,
  { question: { ask }, answer }: AnsweredQuestion,
): Question['answer'] => ({
  text,
  ...(notation.length > 0 && { example: written(notation) }),
  stated: statedAnswer(ask, answer),
  rules: rules.map(({ number }) => number),
  ...(lines.length > 0 && { proof: lines.map(proofOf) }),
  ...(reason !== undefined && { reason }),
});

const proofOf = ({ holds, title, text, rules }: ProofLine): Proof => ({
  holds,
  text: [title, text].filter(Boolean).join(': '),
  rules: rules.map(({ number }) => number),
});

type Proof = NonNullable<Question['answer']['proof']>[number];

const SIGNS: { readonly [S in Sign]: string } = { attacks: '→', blocks: '⊣', dies: '†' };

const written = (notation: Notation): string =>
  notation
    .map((move) =>
      move.map((piece) => (typeof piece === 'string' ? piece : SIGNS[piece.sign])).join(' '),
    )
    .join('; ');
