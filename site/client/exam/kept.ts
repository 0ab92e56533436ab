// Before an exam: those that are kept here, to go on with or to be read again.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import { EXAM, paperOf } from '../deal/exam.ts';
import { rightIn } from './before.ts';
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
  open.textContent = `${words.papers[paperOf(sitting.seed)]}, ${saidOf(sitting, words)}`;
  line.append(open);
  if (sitting.stage === 'over') line.append(shareOf(sitting));
  return line;
}

/** How much of it was right, as far as what is enough; under each other, they show how it goes. */
function shareOf(sitting: Sitting): HTMLMeterElement {
  const share = document.createElement('meter');
  share.max = sitting.asked.length;
  share.low = share.max * EXAM.enough;
  share.value = rightIn(sitting);
  share.ariaHidden = 'true';
  return share;
}

function saidOf(sitting: Sitting, words: ExamBrowserWords): string {
  const { began, seed, stage, asked, answers } = sitting;
  const { lang } = document.documentElement;
  const day =
    began === 0
      ? seed
      : new Date(began).toLocaleDateString(lang === 'en' ? 'en-GB' : lang, {
          day: 'numeric',
          month: 'long',
        });
  const k = stage === 'over' ? rightIn(sitting) : Object.keys(answers).length;
  return words.kept[stage]
    .replace('{day}', day)
    .replace('{k}', `${k}`)
    .replace('{n}', `${asked.length}`);
}
