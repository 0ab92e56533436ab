// After an exam: the list of its questions, and one of them with what was answered.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import { heard } from '../answer/judged.ts';
import { fillIn } from '../answer/written.ts';
import { boardAt, printOf } from '../roundBoard.ts';
import type { Answered } from './results.ts';
import type { Sitting } from './sitting.ts';

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

/** What came of looking at an answer again: it is seen; its board has changed since; or something could not be loaded. */
type Looked = 'seen' | 'changed' | 'failed';

/** What was answered, as much of it as is looked at again. */
type Reviewed = Pick<Sitting, 'asked' | 'answers' | 'prints'>;

/** Brings a question to this stage with its answer, marked as it would have been at once, and its ruling. */
export const review = (
  stage: HTMLElement,
  sitting: Reviewed,
  place: number,
  hrefOf: (at: string) => string,
): Promise<Looked> =>
  lookAgain(stage, sitting, place, hrefOf(sitting.asked[place] ?? '')).catch(() => 'failed');

async function lookAgain(
  stage: HTMLElement,
  { answers, prints }: Reviewed,
  place: number,
  href: string,
): Promise<Looked> {
  const board = await boardAt(href);
  stage.dataset.at = href;
  stage.replaceChildren(board);
  const form = board.querySelector('form');
  const written = answers[place];
  const isChanged = prints[place] !== undefined && prints[place] !== printOf(board);
  if (form && written !== undefined && !isChanged) {
    if (form.dataset.ready === undefined && (await heard(form, 'ready'))?.type !== 'ready')
      return 'failed';
    fillIn(form, written);
    form.requestSubmit();
  }
  const { showRuling } = await import('../roundRuling.ts');
  if (!(await showRuling(href, stage))) return 'failed';
  board.querySelector<HTMLElement>('.q-text')?.focus({ preventScroll: true });
  return written !== undefined && isChanged ? 'changed' : 'seen';
}
