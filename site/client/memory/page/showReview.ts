// Each board with the date on which it comes back, and why then.
import type { ProgressWords } from '../../../i18n/progressWords.ts';
import { kinIn } from '../kin.ts';
import { askedBy, type Review, type ReviewReason, reviewsOf, type Standing } from '../review.ts';
import { entry, make } from './make.ts';
import { boardLink, fill, showNone, showRound } from './showLists.ts';
import { dayIn, shortDayIn, type View } from './view.ts';

const STANDINGS = ['due', 'fresh', 'solid'] as const satisfies readonly Standing[];

export function showReview(page: Element, view: View): void {
  const { items, answers, now } = view;
  const kinOf = items && kinIn([...items.values()], answers);
  const reviews = reviewsOf(answers, now, kinOf);
  const { states, meanings } = view.words.review;
  const counts = STANDINGS.flatMap((standing) => {
    const count = reviews.filter((one) => one.standing === standing).length;
    const said = make('dd', '', make('b', '', `${count}`), ` ${meanings[standing]}`);
    return [make('dt', '', states[standing]), said];
  });
  page.querySelector('.pg-standings')?.replaceChildren(...counts);
  const due = reviews.filter(({ standing }) => standing === 'due');
  const coming = reviews.filter(({ standing }) => standing !== 'due');
  const entryIn = (one: Review): Node => reviewEntry(one, view);
  fill(page, '.pg-due', view, due, entryIn);
  fill(page, '.pg-coming', view, coming, entryIn);
  showNone(page, '.pg-due', due.length === 0);
  const after = page.querySelector<HTMLElement>('.pg-coming');
  if (after) after.hidden = coming.length === 0;
  showRound(page, '.pg-review', askedBy(due), view);
}

const reviewEntry = ({ item, due, reason, last }: Review, view: View): Node =>
  entry(shortDayIn(due, view), boardLink(item, view), [
    saidOf(reason, dayIn(last, view), dayIn(due, view), view.words.review),
  ]);

function saidOf(
  reason: ReviewReason,
  last: string,
  due: string,
  { reasons }: ProgressWords['review'],
): string {
  switch (reason.kind) {
    case 'right':
      return reasons.right(reason.times, last, due);
    case 'wrong':
      return reasons.wrong(last, due);
    case 'clock':
      return reasons.clock(last);
  }
}
