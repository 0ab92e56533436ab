import type { CatalogueItem } from '../view/catalogueItem.ts';
import { dayOf } from './deal/daily.ts';
import { linkedItem } from './deal/deal.ts';
import { hashFor } from './deal/setLink.ts';

/** Leads to a round of these, under a title of its own. `due`: when they were, so that the round says why each is asked. */
export function reviewLink(
  root: string,
  title: string,
  items: readonly CatalogueItem[],
  due?: number,
): string {
  const day = due === undefined ? {} : { review: dayOf(new Date(due)) };
  return `${root}practice/own/${hashFor({ title, order: { kind: 'asListed' }, items: items.map(linkedItem), ...day })}`;
}
