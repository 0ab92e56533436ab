import { decisionOf, gameOf } from '../../../scenario/line.ts';
import { OF_ACT } from '../../mayDecide.ts';
import type { Answering } from '../../questionKind.ts';
import { attackAnswer, blockAnswer, legalDeclarationsOf } from './answerDeclaration.ts';
import type { DeclareAnswer, DeclareAsk } from './declareAnswer.ts';

/** Apart from how it is written, so that a browser that makes boards loads no forms. */
export const answeringDeclaration: Answering<DeclareAsk, DeclareAnswer> = {
  askedBefore: ({ which }) => (which === 'attackers' ? 'attack' : 'block'),
  answer: ({ which, aim }, { line }) => {
    const decision = decisionOf(line);
    if (which === 'attackers')
      return decision.kind === 'declareAttackers' ? attackAnswer(gameOf(line), aim) : undefined;
    return decision.kind === 'declareBlockers'
      ? blockAnswer(gameOf(line), decision.player, aim)
      : undefined;
  },
  answerLiesIn: () => 'whatIsThere',
  allRight: (answer, { line }) => JSON.stringify(legalDeclarationsOf(answer, gameOf(line))),
  mayDecide: ({ which }) => OF_ACT[which === 'attackers' ? 'attack' : 'block'],
  rules: ({ decidedBy }) => decidedBy,
  text: ({ legal, aimed }) => `${aimed?.reaching ?? legal ?? 'more than can be listed'}`,
};
