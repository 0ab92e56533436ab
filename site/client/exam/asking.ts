// While an exam is sat: where one is in it, and the board that is asked.
import type { ExamBrowserWords } from '../../i18n/examWords.ts';
import { fillIn } from '../answer/written.ts';
import { printOf } from '../roundBoard.ts';
import type { Sitting } from './sitting.ts';
import type { SittingHere } from './sittingHere.ts';

/** Fills in the bar over the board. */
export function tellPlace(
  bar: HTMLElement,
  { at, asked, answers }: Pick<Sitting, 'at' | 'asked' | 'answers'>,
  words: ExamBrowserWords,
): void {
  const one = (part: string): HTMLElement => bar.querySelector<HTMLElement>(part) ?? bar;
  const place = words.place.replace('{k}', `${at + 1}`).replace('{n}', `${asked.length}`);
  one('p').textContent = place;
  one('.exam-back').toggleAttribute('disabled', at === 0);
  one('.exam-skip').toggleAttribute('disabled', at + 1 === asked.length);
  one('.exam-finish').textContent = words.finish;
  const marks = asked.map((_, index) => {
    const mark = document.createElement('i');
    const given = answers[index] === undefined ? '' : 'given';
    mark.className = [given, index === at ? 'now' : ''].join(' ').trim();
    return mark;
  });
  one('.round-marks').replaceChildren(...marks);
}

/** That the browser won't keep the exam, or has lost it. */
export function tellKeeping(
  place: Element,
  here: SittingHere | undefined,
  words: ExamBrowserWords,
): void {
  const keeping = here?.keeping ?? 'kept';
  place.textContent = keeping === 'kept' ? '' : words[keeping];
}

/** What sends an answer does not check it here. */
export function nameSending(
  board: HTMLElement,
  { answer }: Pick<ExamBrowserWords, 'answer'>,
): void {
  const ask = board.querySelector<HTMLElement>('r509-ask');
  const send = board.querySelector('.go');
  if (ask === null || send === null) return;
  send.textContent = answer;
  const words: object = JSON.parse(ask.dataset.words ?? '{}');
  ask.dataset.words = JSON.stringify({ ...words, check: answer });
}

/** Fills in what was answered before; false where that was to another board than this one. */
export function fillInBefore(
  board: HTMLElement,
  { at, answers, prints }: Pick<Sitting, 'at' | 'answers' | 'prints'>,
): boolean {
  const form = board.querySelector('form');
  const written = answers[at];
  if (form === null || written === undefined) return true;
  const print = prints[at];
  if (print !== undefined && print !== printOf(board)) return false;
  fillIn(form, written);
  return true;
}
