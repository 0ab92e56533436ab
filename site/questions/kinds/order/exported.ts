import type { AnswerForm } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';

/** What is put in order, as it stands in the form. */
export const readOrder = (form: Element): AnswerForm => ({
  kind: 'order',
  items: allIn(form, '.q-order .q-item').map(textOf),
});
