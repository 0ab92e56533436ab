import type { CatalogueItem } from '../view/catalogueItem.ts';
import { linkedItem } from './deal/deal.ts';
import { hashFor } from './deal/setLink.ts';

/** Leads to a round of these, under a title of its own. */
export const reviewLink = (root: string, title: string, items: readonly CatalogueItem[]): string =>
  `${root}practice/own/${hashFor({ title, order: { kind: 'asListed' }, items: items.map(linkedItem) })}`;
