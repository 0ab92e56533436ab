// Why a board comes back, in words: in the list of what is due, and over the board where it is asked.
import type { ProgressWords } from '../../../i18n/progressWords.ts';
import type { Review } from '../review.ts';
import type { Transfer } from '../transfer.ts';
import type { AskedWhy } from '../why.ts';
import { dayIn, titleOf, type View } from './view.ts';

type Saying = Pick<View, 'words' | 'lang' | 'now' | 'mistakes' | 'items'>;

/** Why it comes back on that date. */
export function reviewSaid({ reason, last, due }: Review, view: Saying): string {
  const { reasons } = view.words.review;
  const [lastDay, dueDay] = [dayIn(last, view), dayIn(due, view)];
  switch (reason.kind) {
    case 'right':
      return reasons.right(reason.times, lastDay, dueDay);
    case 'wrong': {
      const belief = view.mistakes[reason.by ?? ''];
      return belief === undefined
        ? reasons.wrong(lastDay, dueDay)
        : reasons.believed(lastDay, dueDay, belief);
    }
    case 'clock':
      return reasons.clock(lastDay);
  }
}

/** Why it is asked; empty where only a clock says that it is due. */
export function whySaid(why: AskedWhy, view: Saying): string {
  return why.kind === 'transfer' ? transferSaid(why.transfer, view) : askedSaid(why.review, view);
}

export const transferSaid = ({ mistake, learned, due }: Transfer, view: Saying): string =>
  view.words.review.why.transfer(
    new Date(view.now).setHours(0, 0, 0, 0) === due ? 'week' : dayIn(learned, view),
    beliefOf(mistake, view),
  );

export const heldSaid = (mistake: string, when: number, view: Saying): string =>
  view.words.review.reasons.held(dayIn(when, view), beliefOf(mistake, view));

function askedSaid({ item, asks, last, reason }: Review, view: Saying): string {
  const { why }: ProgressWords['review'] = view.words.review;
  const [lastDay, title] = [dayIn(last, view), titleOf(item, view)];
  const board = item === asks ? 'same' : 'other';
  switch (reason.kind) {
    case 'right':
      return why.right(lastDay, title, board);
    case 'wrong': {
      const belief = view.mistakes[reason.by ?? ''];
      return belief === undefined
        ? why.wrong(lastDay, title, board)
        : why.believed(lastDay, belief, board);
    }
    case 'clock':
      return '';
  }
}

/** One that has another name by now is told by the one that it had. */
const beliefOf = (mistake: string, { mistakes }: Saying): string =>
  mistakes[mistake] ?? mistake.replaceAll('-', ' ');
