import type { BeginWords } from '../../i18n/courseWords.ts';
import { isReviewOn } from '../memory/page/choice.ts';
import { type Begun, beginningOf } from './beginning.ts';
import { type ReadersCourse, readersCourse, stopHref } from './read.ts';

/** Says on each button of the page what it does for this reader; where that can't be known, it stays as it is. */
export async function showBeginnings(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('r509-begin')) {
    const button = place.querySelector<HTMLAnchorElement>('a.begin');
    if (button === null) continue;
    const { root = '/', words = '{}', review = '' } = place.dataset;
    const course = await readersCourse(root);
    const due = isReviewOn() ? await dueIn(course, root, review) : NONE_DUE;
    const isUnderWay =
      course.placed !== undefined || [...course.standings.values()].some(({ last }) => last > 0);
    const beginning = beginningOf({ due: due.count, next: course.way.next, isUnderWay });
    button.textContent = saidOf(beginning, JSON.parse(words));
    button.href = hrefOf(beginning, root, due.href);
    place.dataset.shown = beginning.kind;
  }
}

interface Due {
  readonly count: number;
  readonly href: string;
}
const NONE_DUE: Due = { count: 0, href: '' };

const dueIn = ({ answers }: ReadersCourse, root: string, title: string): Promise<Due> =>
  import('../memory/dueToday.ts')
    .then(({ dueToday }) => dueToday(answers, { root, title, now: Date.now() }))
    .catch(() => NONE_DUE);

function saidOf(beginning: Begun, words: Omit<BeginWords, 'note'>): string {
  switch (beginning.kind) {
    case 'due':
      return beginning.count === 1 ? words.dueOne : words.due.replace('{n}', `${beginning.count}`);
    case 'goOn':
      return words.goOn
        .replace('{k}', `${beginning.stop.number}`)
        .replace('{title}', beginning.stop.title);
    case 'start':
      return words.start;
    case 'finished':
      return words.finished;
  }
}

function hrefOf(beginning: Begun, root: string, due: string): string {
  switch (beginning.kind) {
    case 'due':
      return due;
    case 'goOn':
      return stopHref(root, beginning.stop);
    case 'start':
      return `${root}course/`;
    case 'finished':
      return `${root}practice/daily/`;
  }
}
