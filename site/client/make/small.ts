// A board small, with what is asked on it: read off its page once it comes into view.
import type { ExportedQuestion } from '../../exports/exportedSet.ts';
import { boardPicture } from '../../picture/boardPicture.ts';
import { type Asking, readQuestion } from '../../questions/exported/readQuestion.ts';
import { pageAt } from '../roundBoard.ts';

/** What is right is nobody's question here. */
const asking: Asking = { pageAt, rule: () => Promise.reject(new Error('nobody asks')) };

const read = new Map<string, Promise<ExportedQuestion>>();

/** A question as its page asks it, once for each. Rejects as its page does. */
export function questionAt(href: string): Promise<ExportedQuestion> {
  const known = read.get(href) ?? readQuestion(href, asking);
  read.set(href, known);
  known.catch(() => read.delete(href));
  return known;
}

/** Fills a place with the board and its question; says what is said where that can't be had. */
export async function showSmall(place: HTMLElement, href: string, failed: string): Promise<void> {
  const question = await questionAt(href).catch(() => undefined);
  if (question === undefined) {
    place.replaceChildren(failed);
    return;
  }
  const { board, title, text } = question;
  const picture = new DOMParser().parseFromString(boardPicture(board, title), 'image/svg+xml');
  const said = document.createElement('figcaption');
  said.textContent = text;
  place.replaceChildren(document.importNode(picture.documentElement, true), said);
}
