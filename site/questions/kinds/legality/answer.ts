import type { DrawingWords } from '../../../i18n/drawingWords.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { ProofWords } from '../../../i18n/proofWords.ts';
import { rulingIn, violationLine } from '../../../view/proof.ts';
import { refsOf } from '../../../view/rules.ts';
import { actText } from '../../asking/acts.ts';
import { type AnswerKind, plainWords } from '../../asking/answerKind.ts';
import { holderSaid } from '../../asking/holder.ts';

type Words = DrawingWords & ProofWords & Pick<Messages, 'rules'>;

/** Legal, or by which rule not. */
export const answerKind: AnswerKind<'legality', 'truth', Words> = {
  asks: ({ act }, { question, telling }) =>
    telling.m.questions.legality.asks(actText(act, telling), holderSaid(question, act, telling.n)),
  control: ({ offered }, { question: { edition }, telling: { m } }) => ({
    kind: 'truth',
    yes: m.questions.legality.legal,
    no: m.questions.legality.illegal,
    rules: offered.flatMap((rule) =>
      refsOf([rule], edition).map(({ number }) => ({ number, says: m.rules[rule] ?? '' })),
    ),
  }),
  marking: ({ legal, rules }, { question: { edition }, telling: { m } }) => ({
    kind: 'truth',
    value: legal,
    missing: m.chrome.answering.chooseFirst,
    rule: {
      right: refsOf(rules, edition).map(({ number }) => number),
      wrong: m.questions.legality.wrongRule,
      missing: m.questions.legality.chooseRule,
    },
  }),
  words: ({ legal, event, violations }, { m, n, edition }) => {
    const words = m.questions.legality;
    return legal
      ? plainWords(words.legal, event && rulingIn(event, m, n, edition)?.lines)
      : plainWords(
          words.illegal,
          violations.map((one) => violationLine(one, m, n, edition)),
        );
  },
};
