// Each board with the date on which it comes back, and why then; what was learned a week ago, and whether it held.
import { isOpen, reviewedIn } from '../due.ts';
import type { Review, Standing } from '../review.ts';
import type { Transfer } from '../transfer.ts';
import { entry, make } from './make.ts';
import { heldSaid, reviewSaid, transferSaid } from './reasons.ts';
import { boardLink, fill, showNone, showRound } from './showLists.ts';
import { shortDayIn, type View } from './view.ts';

const STANDINGS = ['due', 'fresh', 'solid'] as const satisfies readonly Standing[];

export function showReview(page: Element, view: View): void {
  const { items, answers, now } = view;
  const { reviews, transfers, asks } = reviewedIn(answers, now, items);
  const { states, meanings } = view.words.review;
  const due = [
    ...transfers.filter(isOpen),
    ...reviews.filter(({ standing }) => standing === 'due'),
  ];
  const counts = STANDINGS.flatMap((standing) => {
    const all = standing === 'due' ? due : reviews.filter((one) => one.standing === standing);
    const said = make('dd', '', make('b', '', `${all.length}`), ` ${meanings[standing]}`);
    return [make('dt', '', states[standing]), said];
  });
  page.querySelector('.pg-standings')?.replaceChildren(...counts);
  const coming = reviews.filter(({ standing }) => standing !== 'due');
  fill(page, '.pg-due', view, due, (one) =>
    'mistake' in one ? transferEntry(one, view) : reviewEntry(one, view),
  );
  fillOrHide(page, '.pg-coming', view, coming, (one) => reviewEntry(one, view));
  showNone(page, '.pg-due', due.length === 0);
  fillOrHide(page, '.pg-held', view, transfers.flatMap(heldIn), ({ asks: item, mistake, when }) =>
    entry(shortDayIn(when, view), boardLink(item, view), [heldSaid(mistake, when, view)]),
  );
  showRound(page, '.pg-review', asks, view);
}

function fillOrHide<T>(
  page: Element,
  section: '.pg-coming' | '.pg-held',
  view: View,
  all: readonly T[],
  entryOf: (one: T) => Node,
): void {
  fill(page, section, view, all, entryOf);
  const place = page.querySelector<HTMLElement>(section);
  if (place) place.hidden = all.length === 0;
}

/** With when it was; nothing where it was not right. */
const heldIn = ({ answered, ...transfer }: Transfer) =>
  answered?.right ? [{ ...transfer, when: answered.when }] : [];

const reviewEntry = (review: Review, view: View): Node =>
  entry(shortDayIn(review.due, view), boardLink(review.item, view), [reviewSaid(review, view)]);

const transferEntry = (transfer: Transfer, view: View): Node =>
  entry(shortDayIn(transfer.due, view), boardLink(transfer.asks, view), [
    transferSaid(transfer, view),
  ]);
