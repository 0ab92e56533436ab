import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { Answer } from './answer.ts';
import { isOpen, reviewedIn } from './due.ts';
import type { Review } from './review.ts';
import type { Transfer } from './transfer.ts';

/** Why a board is asked in a review. */
export type AskedWhy =
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'transfer'; readonly transfer: Transfer };

/**
 * Why each board was asked on a day, `2026-11-24`, by its address: as the log stood that morning, so that nothing of it changes
 * with what is answered since then. In a browser with another log it may be nothing.
 */
export function whysOn(
  day: string,
  answers: readonly Answer[],
  items: ReadonlyMap<string, CatalogueItem>,
): ReadonlyMap<string, AskedWhy> {
  const morning = new Date(`${day}T00:00`).getTime();
  const before = answers.filter(({ when }) => when < morning);
  const { reviews, transfers } = reviewedIn(before, morning, items);
  return new Map<string, AskedWhy>([
    ...reviews
      .filter(({ standing }) => standing === 'due')
      .toReversed()
      .map((review) => [review.asks, { kind: 'review', review }] as const),
    ...transfers
      .filter(isOpen)
      .toReversed()
      .map((transfer) => [transfer.asks, { kind: 'transfer', transfer }] as const),
  ]);
}
