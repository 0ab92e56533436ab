// What is to be reviewed today, as a round: of each kind of board another one than that which was answered, where there is one,
// and what was learned a week ago.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { reviewLink } from '../reviewLink.ts';
import type { Answer } from './answer.ts';
import { reviewedIn } from './due.ts';
import { itemsAt } from './page/read.ts';
import { askable, asked, dayIn } from './page/view.ts';

export interface DueWanted {
  /** The site in this language: `/it/`. */
  readonly root: string;
  /** What a round of them is called, before its day. */
  readonly title: string;
  readonly now: number;
}

/** How many boards are due, and where they are asked. Rejects where the catalogue can't be had. */
export async function dueToday(
  answers: readonly Answer[],
  { root, title, now }: DueWanted,
): Promise<{ readonly count: number; readonly href: string }> {
  const items = await itemsAt(`${root}practice/items.json`);
  if (items === undefined) throw new Error('what is asked can’t be had');
  const { asks } = reviewedIn(asked(answers, items), now, items);
  const round: readonly CatalogueItem[] = askable(asks, { items });
  const lang = document.documentElement.lang;
  return {
    count: round.length,
    href: reviewLink(root, `${title}: ${dayIn(now, { lang, now })}`, round, now),
  };
}
