import { wordOf } from '../../../language/form.ts';
import { questionKind } from '../../questionKind.ts';
import { answeringDeclaration } from './answeringDeclaration.ts';
import { DECLARATION_AIMS, type DeclareAsk } from './declareAnswer.ts';

export const declare = questionKind({
  head: 'declare',
  fields: {
    declare: wordOf(['attackers', 'blockers']),
    aim: wordOf(DECLARATION_AIMS).exactOptional(),
  },
  ask: ({ declare, aim }): DeclareAsk => ({ kind: 'declare', which: declare, ...(aim && { aim }) }),
  ...answeringDeclaration,
});
