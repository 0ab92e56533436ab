import type { CourseBrowserWords } from '../../i18n/courseWords.ts';
import type { StopSketch } from '../../view/course/stopSketch.ts';
import type { StopStanding } from './standing.ts';

/** How far a reader is at a stop; empty where nothing of it was answered. */
export function stateOfStop(
  { done, right, answered }: StopStanding,
  { boards }: StopSketch,
  words: CourseBrowserWords,
): string {
  const some = words.some.replace('{k}', `${right}`).replace('{n}', `${boards.length}`);
  switch (done) {
    case 'boards':
      return words.done;
    case 'last':
      return answered === 0 ? words.leftOut : words.done;
    case undefined:
      return answered === 0 ? '' : some;
  }
}
