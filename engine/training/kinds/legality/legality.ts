import { actOf } from '../../../scenario/reading/buildAct.ts';
import { tryable } from '../../../scenario/schema/script.ts';
import { known } from '../../../vocabulary/result.ts';
import { questionKind } from '../../questionKind.ts';
import { answeringLegality, type LegalityAsk } from './answeringLegality.ts';

export const legality = questionKind({
  head: 'legal',
  fields: { legal: tryable },
  ask: (form, setup): LegalityAsk => ({
    kind: 'legality',
    act: known(actOf(form.legal, setup)[0], 'act'),
  }),
  ...answeringLegality,
});
