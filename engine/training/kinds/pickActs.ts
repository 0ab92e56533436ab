import { actOf } from '../../scenario/reading/buildAct.ts';
import { tryables } from '../../scenario/schema/script.ts';
import { questionKind } from '../questionKind.ts';
import { answeringActs, type PickActsAsk } from './answeringActs.ts';

export const pickActs = questionKind({
  head: 'pick-acts',
  fields: { 'pick-acts': tryables.min(2) },
  ask: (form, setup): PickActsAsk => ({
    kind: 'pickActs',
    acts: form['pick-acts'].flatMap((act) => actOf(act, setup)),
  }),
  ...answeringActs,
});
