import type { AnswerForm } from '../../../exports/exportedSet.ts';
import { allIn, textOf } from '../../exported/inDom.ts';
import type { MarkingOf } from '../../marking.ts';

/** What is put in order, as it stands in the form, and in which order it is right. */
export function readOrder(form: Element, { right }: MarkingOf<'order'>): AnswerForm {
  const items = allIn(form, '.q-order > [data-value]');
  // What looks alike is alike, and each stands at one place.
  const way: number[] = [];
  for (const place of right)
    way.push(
      items.findIndex(({ dataset }, at) => Number(dataset.value) === place && !way.includes(at)),
    );
  return {
    kind: 'order',
    items: items.map((item) => textOf(item.querySelector('.q-item'))),
    ...(!way.includes(-1) && { right: [way] }),
  };
}
