import type { AnswerForm } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';

/** How much is divided, and among whom. */
export const readDivision = (form: Element): AnswerForm => ({
  kind: 'division',
  amount: Number(form.querySelector<HTMLElement>('.q-divide')?.dataset.total),
  recipients: allIn(form, '.q-divide > p > span:first-child').map(textOf),
});
