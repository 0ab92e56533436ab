import { actOf } from '../../scenario/reading/buildAct.ts';
import { tryable } from '../../scenario/schema/script.ts';
import { known } from '../../vocabulary/result.ts';
import { questionKind } from '../questionKind.ts';
import { answeringWhen, type WhenAsk } from './answeringWhen.ts';

export const when = questionKind({
  head: 'when',
  fields: { when: tryable },
  ask: (form, setup): WhenAsk => ({
    kind: 'when',
    act: known(actOf(form.when, setup)[0], 'act'),
  }),
  ...answeringWhen,
});
