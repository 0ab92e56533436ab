import { wordOf } from '../../../language/form.ts';
import { decisionOf, gameOf } from '../../../scenario/line.ts';
import { OF_ACT } from '../../mayDecide.ts';
import { questionKind } from '../../questionKind.ts';
import { attackAnswer, blockAnswer, legalDeclarationsOf } from './answerDeclaration.ts';
import { DECLARATION_AIMS, type DeclareAnswer, type DeclareAsk } from './declareAnswer.ts';

export const declare = questionKind({
  head: 'declare',
  fields: {
    declare: wordOf(['attackers', 'blockers']),
    aim: wordOf(DECLARATION_AIMS).exactOptional(),
  },
  ask: ({ declare, aim }): DeclareAsk => ({ kind: 'declare', which: declare, ...(aim && { aim }) }),
  askedBefore: ({ which }) => (which === 'attackers' ? 'attack' : 'block'),
  answer: ({ which, aim }, { line }): DeclareAnswer | undefined => {
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
});
