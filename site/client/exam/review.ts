// After an exam: the list of its questions, and one of them with what was answered.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import { heard } from '../answer/judged.ts';
import { fillIn } from '../answer/written.ts';
import { boardAt } from '../roundBoard.ts';
import type { Answered } from './results.ts';

/** A button for each question, by its place, and what came of it. */
export function listQuestions(
  list: Element | null,
  answered: readonly Answered[],
  { results }: ExamBrowserWords,
): void {
  list?.replaceChildren(
    ...answered.map(({ outcome, item }, place) => {
      const line = document.createElement('li');
      line.className = outcome;
      const look = document.createElement('button');
      look.type = 'button';
      look.dataset.review = `${place}`;
      look.textContent = item?.title ?? `${place + 1}`;
      line.append(look, ` ${results[outcome]}`);
      return line;
    }),
  );
}

/** Whether something that has to be answered is not: of what is not so, by which rule as well. */
export const isMissingIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((one) => one instanceof HTMLInputElement && !one.checkValidity()) ||
  form.querySelector('.q-rules:not([hidden]):not(:has(:checked))') !== null;

/** Brings a question to this stage with an answer, marked as it would have been at once, and its ruling. Rejects where it can't be had. */
export async function review(
  stage: HTMLElement,
  href: string,
  written: string | undefined,
): Promise<void> {
  const board = await boardAt(href);
  stage.dataset.at = href;
  stage.replaceChildren(board);
  const form = board.querySelector('form');
  if (form && written !== undefined) {
    if (form.dataset.ready === undefined && (await heard(form, 'ready'))?.type !== 'ready')
      throw new Error(`${href} can't be marked yet`);
    fillIn(form, written);
    form.requestSubmit();
  }
  const { showRuling } = await import('../roundRuling.ts');
  if (!(await showRuling(href, stage))) throw new Error(`${href} has no ruling yet`);
  board.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
}
