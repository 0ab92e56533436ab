// What a stop of the course does once it is asked for.
import type { CourseBrowserWords } from '../../i18n/courseWords.ts';
import type { StopSketch } from '../../view/course/stopSketch.ts';
import { ownSeed } from '../deal/ownSeed.ts';
import { lastBoard } from './lastBoard.ts';
import { type ReadersCourse, readersCourse } from './read.ts';
import { stateOfStop } from './stateInWords.ts';
import { keepWhere } from './whereLeft.ts';

/** Begins a round of a stop's boards, or of its last one, in the page. Rejects where that can't be had. */
export async function askStop(place: HTMLElement, wanted: 'boards' | 'last'): Promise<void> {
  const { root = '/' } = place.dataset;
  const course = await readersCourse(root);
  const stop = stopOf(place, course);
  const boards =
    wanted === 'boards'
      ? stop.boards.map(({ at }) => at)
      : [await lastBoard(stop, course.answers, ownSeed(), root)];
  const made = place.querySelector('template')?.content.cloneNode(true);
  const round = made instanceof DocumentFragment ? made.querySelector('r509-round') : null;
  if (!(round instanceof HTMLElement)) throw new Error('there is no round in this page');
  round.dataset.key = `/course/${stop.id}/${wanted === 'last' ? ' last' : ''}`;
  round.dataset.boards = JSON.stringify(boards.map((at) => `${root}${at.slice(1)}`));
  await import('../roundStart.ts');
  keepWhere(stop.id);
  place.dataset.asking = wanted;
  const stage = place.querySelector('.stop-round');
  stage?.replaceChildren(round);
  stage?.scrollIntoView({ block: 'start' });
}

/** Says how far this reader is. Rejects where that can't be known. */
export async function tellStop(place: HTMLElement, words: CourseBrowserWords): Promise<void> {
  const course = await readersCourse(place.dataset.root ?? '/');
  const stop = stopOf(place, course);
  const standing = course.standings.get(stop.id);
  if (standing === undefined) return;
  const changed =
    standing.changed.length > 0 ? words.changed.replace('{n}', `${standing.changed.length}`) : '';
  const said = [stateOfStop(standing, stop, words), changed].filter((one) => one !== '');
  place.querySelector('.stop-state')?.replaceChildren(said.join('. '));
  document.querySelector('.stop-next')?.classList.toggle('begin', standing.done !== undefined);
}

function stopOf(place: HTMLElement, { stops }: ReadersCourse): StopSketch {
  const stop = stops.find(({ id }) => id === place.dataset.stop);
  if (stop === undefined) throw new Error(`the course has no stop ${place.dataset.stop}`);
  return stop;
}
