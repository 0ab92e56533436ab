import { damageNotation } from '../../view/notation.ts';
import { type AnswerKind, oneOfTheWays } from '../answerKind.ts';
import { ruledMarking } from '../ruledMarking.ts';

/** Any legal division of one creature's damage. */
export const answerKind: AnswerKind<'division', 'division'> = {
  asks: ({ choice: { amount, source } }, { m, n }) =>
    m.questions.division.asks(amount, n.object(source)),
  control: ({ choice: { amount, recipients } }, { telling: { n } }) => ({
    kind: 'division',
    n: amount,
    options: recipients.map((to) => ({
      value: to.kind === 'player' ? to.player : to.object,
      label: to.kind === 'player' ? to.player : `${n.tag(to.object)} ${n.plain(to.object)}`,
    })),
  }),
  marking: ({ player, choice }, place) => ({
    ...ruledMarking('division', player, place),
    source: choice.source,
  }),
  words: ({ legal, example }, telling) =>
    oneOfTheWays(legal, damageNotation(example, telling.n), telling),
};
