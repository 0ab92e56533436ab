// Rounds that were left with answers which could not be marked: those of a day that is over, or of boards without an end.
// Nobody may come back to them: what waits there is marked as soon as that can be, and stands in the log as any other.
import { Retry } from './retry.ts';
import {
  keepRound,
  type RoundMemory,
  recallRound,
  roundsWaiting,
  withMark,
  withoutSent,
} from './roundMemory.ts';
import { sendUnseen } from './roundWaiting.ts';

/** Marks what waits in all rounds but this one, now or when it can be had. */
export function markLeft(but: string): void {
  // Beside the round that is asked, which would take it for its own.
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  const retry = new Retry(() => void markAll());
  const markAll = async (): Promise<void> => {
    const isDone = await markIn(roundsWaiting(but), place);
    place.replaceChildren();
    if (isDone) retry.done();
    else retry.later();
  };
  void markAll();
}

async function markIn(pages: readonly string[], place: HTMLElement): Promise<boolean> {
  for (const page of pages)
    for (const href of Object.keys(recallRound(page).waiting))
      if (!(await isMarked(page, href, place))) return false;
  return true;
}

async function isMarked(page: string, href: string, place: HTMLElement): Promise<boolean> {
  const kept = recallRound(page);
  const written = kept.waiting[href];
  // Another tab may have had it marked.
  if (written === undefined) return true;
  let told: 'right' | 'wrong' | undefined;
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) told = event.detail?.right === true ? 'right' : 'wrong';
  };
  place.addEventListener('answered', hear);
  const sent = await sendUnseen(href, kept, place);
  place.removeEventListener('answered', hear);
  if (sent === 'failed') return false;
  const note = (now: RoundMemory): RoundMemory =>
    told === undefined ? withoutSent(now, href) : withMark(now, href, told, written);
  keepRound(page, note(recallRound(page)));
  return true;
}
