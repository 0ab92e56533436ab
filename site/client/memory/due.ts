// All that is asked for on a day: boards that come back, and what was learned a week ago in another dress.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { Answer } from './answer.ts';
import { kinIn } from './kin.ts';
import { askedBy, type Review, reviewsOf } from './review.ts';
import { type Transfer, transfersOf } from './transfer.ts';

export interface Reviewed {
  readonly reviews: readonly Review[];
  readonly transfers: readonly Transfer[];
  /** The boards by which both are asked for today, each once. */
  readonly asks: readonly { readonly item: string }[];
}

/** `items`: all that is asked; nothing where it can't be had. */
export function reviewedIn(
  answers: readonly Answer[],
  now: number,
  items: ReadonlyMap<string, CatalogueItem> | undefined,
): Reviewed {
  const reviews = reviewsOf(answers, now, items && kinIn([...items.values()], answers));
  const transfers = items ? transfersOf(answers, now, items) : [];
  const due = reviews.filter(({ standing }) => standing === 'due');
  const open = transfers.filter(isOpen).map(({ asks }) => asks);
  const asks = [...new Set([...open, ...askedBy(due).map(({ item }) => item)])];
  return { reviews, transfers, asks: asks.map((item) => ({ item })) };
}

/** Whether it waits for an answer. */
export const isOpen = ({ answered }: Transfer): boolean => answered === undefined;
