import { wordOf } from '../../language/form.ts';
import { questionKind } from '../questionKind.ts';
import { answeringOrder, type OrderAsk, SEQUENCES } from './answeringOrder.ts';

export const order = questionKind({
  head: 'order',
  fields: { order: wordOf(SEQUENCES) },
  ask: (form): OrderAsk => ({ kind: 'order', of: form.order }),
  stated: 'inOrder',
  ...answeringOrder,
});
