// Before an exam: those that are kept here, to go on with or to be read again.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import { type Sitting, sittingsKept } from './sitting.ts';

/** So many are shown. */
const MOST = 8;

/** The newest that is not over. */
export const runningHere = (): Sitting | undefined =>
  sittingsKept().find(({ stage }) => stage === 'sat');

/** Shows what is kept here at the start of an exam: a button for each, by its id. */
export function offerKept(exam: HTMLElement, words: ExamBrowserWords): void {
  const show = (part: string, isShown: boolean): void => {
    exam.querySelector(part)?.toggleAttribute('hidden', !isShown);
  };
  const running = runningHere();
  show('.exam-go-on', running !== undefined);
  const others = sittingsKept().filter(({ id }) => id !== running?.id);
  exam
    .querySelector('.exam-kept')
    ?.replaceChildren(...others.slice(0, MOST).map((one) => lineOf(one, words)));
}

export const beginAnyway = ({ answers, asked }: Sitting, words: ExamBrowserWords): string =>
  words.beginAnyway
    .replace('{k}', `${Object.keys(answers).length}`)
    .replace('{n}', `${asked.length}`);

function lineOf(sitting: Sitting, words: ExamBrowserWords): HTMLElement {
  const line = document.createElement('li');
  const open = document.createElement('button');
  open.type = 'button';
  open.dataset.kept = sitting.id;
  open.textContent = saidOf(sitting, words);
  line.append(open);
  return line;
}

function saidOf({ began, seed, stage, asked, answers, judged }: Sitting, words: ExamBrowserWords) {
  const { lang } = document.documentElement;
  const day =
    began === 0
      ? seed
      : new Date(began).toLocaleDateString(lang === 'en' ? 'en-GB' : lang, {
          day: 'numeric',
          month: 'long',
        });
  const right = Object.values(judged).filter((one) => one.kind === 'judged' && one.right).length;
  const k = stage === 'over' ? right : Object.keys(answers).length;
  return words.kept[stage]
    .replace('{day}', day)
    .replace('{k}', `${k}`)
    .replace('{n}', `${asked.length}`);
}
