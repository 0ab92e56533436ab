// Answers that were sent and could not be marked: they are sent again, on their boards, as soon as that can be.
import { heard } from './answer/judged.ts';
import { fillIn } from './answer/written.ts';
import { boardAt, printOf } from './roundBoard.ts';
import type { RoundMemory } from './roundMemory.ts';

/** Sends an answer to a board that is here, once it is ready for one. */
export async function sendAgain(board: HTMLElement, written: string): Promise<void> {
  const form = board.querySelector('form');
  if (form === null) return;
  if (form.dataset.ready === undefined) await heard(form, 'ready');
  fillIn(form, written);
  form.requestSubmit();
}

/** What came of an answer that was sent again where nobody sees it; what is marked is told by its question. */
export type SentAgain = 'marked' | 'changed' | 'failed';

export async function sendUnseen(
  href: string,
  { waiting, prints }: RoundMemory,
  place: HTMLElement,
): Promise<SentAgain> {
  const board = await boardAt(href).catch(() => undefined);
  const form = board?.querySelector('form');
  if (board === undefined || !form) return 'failed';
  if (prints[href] !== undefined && prints[href] !== printOf(board)) return 'changed';
  place.dataset.at = href;
  place.replaceChildren(board);
  const marked = Promise.race([
    new Promise<SentAgain>((resolve) => {
      for (const name of ['answered', 'unmarked'])
        place.addEventListener(name, () => resolve('marked'), { once: true });
    }),
    heard(form, 'judged').then((): SentAgain => 'failed'),
  ]);
  await sendAgain(board, waiting[href] ?? '');
  return marked;
}
