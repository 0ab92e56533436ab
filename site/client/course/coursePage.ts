// The list of the course's stops, as a reader has it.
import type { CourseBrowserWords } from '../../i18n/courseWords.ts';
import type { StopSketch } from '../../view/course/stopSketch.ts';
import { hearOthers } from '../memory/channel.ts';
import { type ReadersCourse, readersCourse } from './read.ts';
import { stateOfStop } from './stateInWords.ts';

let isHearing = false;

/** Rejects where the course can't be had. */
export async function showCourse(): Promise<void> {
  const place = document.querySelector<HTMLElement>('r509-course');
  if (place === null) return;
  const words: CourseBrowserWords = JSON.parse(place.dataset.words ?? '{}');
  const course = await readersCourse(place.dataset.root ?? '/');
  for (const stop of course.stops) tellState(place, stop, course, words);
  tellSum(place, course, words);
  tellFirst(place, course);
  place.dataset.shown = '';
  if (isHearing) return;
  isHearing = true;
  hearOthers(() => void showCourse().catch(() => {}));
}

function tellState(
  place: Element,
  stop: StopSketch,
  { standings, way }: ReadersCourse,
  words: CourseBrowserWords,
): void {
  const standing = standings.get(stop.id);
  const said = [
    standing && stateOfStop(standing, stop, words),
    way.next?.id === stop.id && words.here,
    way.mayLeave.has(stop.id) && words.mayLeave,
  ].filter((one) => typeof one === 'string' && one !== '');
  for (const line of place.querySelectorAll(`[data-stop="${stop.id}"]`)) {
    line.querySelector('.stop-state')?.replaceChildren(said.join(' · '));
    line.classList.toggle('stop-done', standing?.done !== undefined);
  }
}

function tellSum(
  place: Element,
  { stops, standings, trouble }: ReadersCourse,
  words: CourseBrowserWords,
): void {
  const done = [...standings.values()].filter((one) => one.done !== undefined).length;
  // Two stops may ask one board.
  const changed = new Set([...standings.values()].flatMap((one) => one.changed)).size;
  const said = [
    words.sum.replace('{k}', `${done}`).replace('{n}', `${stops.length}`),
    changed > 0 ? words.changed.replace('{n}', `${changed}`) : '',
    trouble === undefined ? '' : words.unread,
  ].filter((one) => one !== '');
  const lines = said.map((text) => {
    const line = document.createElement('span');
    line.textContent = `${text} `;
    return line;
  });
  place.querySelector('.course-sum')?.replaceChildren(...lines);
}

/** The stops that a placement test found stand first, and in their own place as well. */
function tellFirst(place: Element, { way }: ReadersCourse): void {
  const section = place.querySelector<HTMLElement>('.course-first');
  if (section === null) return;
  const lines = way.first.flatMap(({ id }) => {
    const line = place.querySelector(`section:not(.course-first) [data-stop="${id}"]`);
    return line === null ? [] : [line.cloneNode(true)];
  });
  section.querySelector('ol')?.replaceChildren(...lines);
  section.hidden = lines.length === 0;
}
