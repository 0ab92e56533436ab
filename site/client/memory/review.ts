// When each board is to be asked again, by the log alone: nothing of it is kept.
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Answer } from './answer.ts';
import { firstTries, isAhead, ordered } from './ordered.ts';

/** To be asked today; known for less than three weeks ahead; for longer. */
export type Standing = 'due' | 'fresh' | 'solid';

export type ReviewReason =
  /** It was right so many times in a row. */
  | { readonly kind: 'right'; readonly times: number }
  | { readonly kind: 'wrong' }
  /** All answers are from days to come, so nothing follows from their dates. */
  | { readonly kind: 'clock' };

export interface Review {
  readonly item: string;
  readonly due: number;
  readonly standing: Standing;
  readonly reason: ReviewReason;
  /** When it was last answered. */
  readonly last: number;
}

// With short terms the first date would be ten minutes away.
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 365,
  enable_short_term: false,
  enable_fuzz: false,
});

const SOLID_DAYS = 21;

/** What is to be asked again and when, the soonest first. */
export const reviewsOf = (answers: readonly Answer[], now: number): readonly Review[] =>
  [...Map.groupBy(firstTries(answers), ({ item }) => item)]
    .map(([item, own]) => reviewOf(item, ordered(own, now), now))
    .toSorted((a, b) => a.due - b.due || (a.item < b.item ? -1 : 1));

function reviewOf(item: string, own: readonly Answer[], now: number): Review {
  const last = own.at(-1)?.when ?? now;
  const known = own.filter((answer) => !isAhead(answer, now));
  const card = known.reduce<Card | undefined>(after, undefined);
  if (card === undefined)
    return { item, due: now, standing: 'due', reason: { kind: 'clock' }, last };
  const due = card.due.getTime();
  return { item, due, standing: standingOf(card, now), reason: reasonOf(known), last };
}

/** Time goes on only: a clock that was set back stands still. */
function after(card: Card | undefined, { when, right }: Answer): Card {
  const before = card?.last_review?.getTime() ?? when;
  const at = new Date(Math.max(when, before));
  const rating = right ? Rating.Good : Rating.Again;
  return scheduler.next(card ?? createEmptyCard(at), at, rating).card;
}

function standingOf({ due, scheduled_days }: Card, now: number): Standing {
  if (due.getTime() < endOfDay(now)) return 'due';
  return scheduled_days >= SOLID_DAYS ? 'solid' : 'fresh';
}

const endOfDay = (now: number): number => new Date(now).setHours(24, 0, 0, 0);

function reasonOf(known: readonly Answer[]): ReviewReason {
  const wrong = known.findLastIndex(({ right }) => !right);
  const times = known.length - 1 - wrong;
  return times === 0 ? { kind: 'wrong' } : { kind: 'right', times };
}
