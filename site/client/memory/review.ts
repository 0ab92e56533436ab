// When each board is to be asked again, by the log alone: nothing of it is kept.
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Answer } from './answer.ts';
import type { KinOf } from './kin.ts';
import { firstTries, isAhead, ordered } from './ordered.ts';

/** To be asked today; known for less than three weeks ahead; for longer. */
export type Standing = 'due' | 'fresh' | 'solid';

export type ReviewReason =
  /** It was right so many times in a row. */
  | { readonly kind: 'right'; readonly times: number }
  /** By which mistake, where one alone explains the answer. */
  | { readonly kind: 'wrong'; readonly by: string | undefined }
  /** All answers are from days to come, so nothing follows from their dates. */
  | { readonly kind: 'clock' };

export interface Review {
  readonly item: string;
  /** Where it is asked for: a board of the same kind, where there is one. */
  readonly asks: string;
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

/**
 * What is to be asked again and when, the soonest first. `kinOf`: a board of the same kind; an answer to it counts for the
 * one that it stands for, and asks for no review of its own.
 */
export function reviewsOf(
  answers: readonly Answer[],
  now: number,
  kinOf: KinOf = () => undefined,
): readonly Review[] {
  const byItem = Map.groupBy(ordered(firstTries(answers), now), ({ item }) => item);
  const spent = new Set<string>();
  const reviews: Review[] = [];
  // The older first: what stands for a board was answered after it.
  for (const [item, all] of byItem) {
    const own = all.filter(({ id }) => !spent.has(id));
    if (own.length === 0) continue;
    const known = withKin(item, own, byItem, kinOf);
    for (const { id } of known.slice(own.length)) spent.add(id);
    reviews.push(reviewOf(item, known, now, kinOf));
  }
  return reviews.toSorted((a, b) => a.due - b.due || (a.item < b.item ? -1 : 1));
}

/** The boards by which these are asked for, each once: one may stand for several. */
export const askedBy = (reviews: readonly Review[]): readonly { readonly item: string }[] =>
  [...new Set(reviews.map(({ asks }) => asks))].map((item) => ({ item }));

/** With the answers to those that were asked in its place, one after the other. */
function withKin(
  item: string,
  own: readonly Answer[],
  byItem: ReadonlyMap<string, readonly Answer[]>,
  kinOf: KinOf,
): readonly Answer[] {
  const known = [...own];
  for (;;) {
    const last = known.at(-1)?.when ?? 0;
    const [next] = (byItem.get(kinOf(item, last) ?? '') ?? []).filter(({ when }) => when > last);
    if (next === undefined) return known;
    known.push(next);
  }
}

function reviewOf(item: string, own: readonly Answer[], now: number, kinOf: KinOf): Review {
  const last = own.at(-1)?.when ?? now;
  const asks = kinOf(item, last) ?? item;
  const known = own.filter((answer) => !isAhead(answer, now));
  const card = known.reduce<Card | undefined>(after, undefined);
  if (card === undefined)
    return { item, asks, due: now, standing: 'due', reason: { kind: 'clock' }, last };
  const due = card.due.getTime();
  return { item, asks, due, standing: standingOf(card, now), reason: reasonOf(known), last };
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
  if (times > 0) return { kind: 'right', times };
  const [by, another] = known.at(-1)?.mistakes ?? [];
  return { kind: 'wrong', by: another === undefined ? by : undefined };
}
