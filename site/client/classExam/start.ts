// Before an exam of a class: what it is like, and those that were begun or handed in here.
import type { ClassBrowserWords } from '../../i18n/classExamWords.ts';
import { timeOf } from '../exam/clock.ts';
import type { ClassExam } from './examLink.ts';
import { type ClassSitting, leftAt } from './sat.ts';

/** Says what somebody begins: how much it asks, how long it takes, and what is told in the end. */
export function tellStart(
  page: HTMLElement,
  { set, minutes, questions = set.items.length, variants, marks }: ClassExam,
  { rules }: ClassBrowserWords,
): void {
  const heading = document.querySelector('h1');
  if (heading !== null && set.title !== '') heading.textContent = set.title;
  const told = [
    rules.size.replace('{n}', `${questions}`).replace('{minutes}', `${minutes}`),
    rules.leaving,
    rules.marks[marks],
    rules.code,
    ...(variants > 1 ? [rules.variant] : []),
  ];
  page.querySelector('.class-rules')?.replaceChildren(
    ...told.map((rule) => {
      const line = document.createElement('li');
      line.textContent = rule;
      return line;
    }),
  );
}

/** A button for each that is kept here, by its id. */
export function offerSat(
  page: HTMLElement,
  sat: readonly ClassSitting[],
  { kept }: ClassBrowserWords,
): void {
  page.querySelector('.exam-kept')?.replaceChildren(
    ...sat.map((sitting) => {
      const line = document.createElement('li');
      const open = document.createElement('button');
      open.type = 'button';
      open.dataset.kept = sitting.id;
      const left = Math.ceil(leftAt(sitting, Date.now()) / 1000);
      const isOver = sitting.end !== undefined || left === 0;
      open.textContent = kept[isOver ? 'over' : 'sat']
        .replace('{name}', sitting.name)
        .replace('{time}', timeOf(left));
      line.append(open);
      return line;
    }),
  );
}
