// What a result rests on, answer by answer: the board, what was answered, what is right, and what it told.
import type { PlacementBrowserWords } from '../../i18n/placementWords.ts';
import {
  type PlacementItem,
  type PlacementTable,
  placesIn,
  type Reply,
} from '../../placement/item.ts';
import { boardAt } from '../roundBoard.ts';
import type { ReadAnswer } from './replies.ts';
import { lineWith, type PlacementNames, toldOf } from './told.ts';

/** A line for each answer, in their order; what stands on its board comes as soon as that is here. */
export function fillRests(
  list: Element | null,
  read: readonly ReadAnswer[],
  table: PlacementTable,
  names: PlacementNames,
  words: PlacementBrowserWords,
): void {
  list?.replaceChildren(
    ...read.map((one, place) => {
      const told = paragraph(toldOf(one, table, names, words));
      const line = lineWith(told);
      line.className = classOf(one);
      if (one.kind === 'counted') {
        line.append(lookingAt(place, words));
        void quote(told, one, names.root, words).catch(() => {});
      }
      return line;
    }),
  );
}

function classOf(one: ReadAnswer): string {
  if (one.kind === 'changed' || one.replied.reply === undefined) return '';
  return one.replied.reply === one.replied.item.right ? 'right' : 'wrong';
}

function lookingAt(place: number, words: PlacementBrowserWords): HTMLElement {
  const look = document.createElement('button');
  look.type = 'button';
  look.dataset.review = `${place}`;
  look.textContent = words.rests.ruling;
  return look;
}

/** What was asked, answered and right, in the words of the board. */
async function quote(
  told: HTMLElement,
  { replied: { item, reply } }: Extract<ReadAnswer, { readonly kind: 'counted' }>,
  root: string,
  { rests }: PlacementBrowserWords,
): Promise<void> {
  const board = await boardAt(`${root}${item.at.slice(1)}`);
  const asked = board.querySelector('.q-text');
  asked?.querySelector('.q-before')?.remove();
  const say = (text: string, answer: Reply): HTMLElement =>
    paragraph(text.replace('{answer}', inWords(item, answer, board) || rests.none));
  const said = [
    ...(reply === undefined ? [] : [say(rests.yours, reply)]),
    ...(reply === item.right ? [] : [say(rests.right, item.right)]),
  ];
  told.before(paragraph(asked?.textContent?.trim() ?? '', 'b'));
  told.before(...said);
}

function inWords({ kind, options }: PlacementItem, reply: Reply, board: Element): string {
  switch (kind) {
    case 'number':
      return `${reply}`;
    case 'truth':
      return labelOf(board, `[name=truth][value=${reply === 1}]`);
    case 'pick':
      return placesIn(reply, options)
        .map((at) => labelOf(board, `[name=pick][value="${at}"]`))
        .join('; ');
  }
}

const labelOf = (board: Element, input: string): string =>
  board.querySelector(input)?.closest('label')?.textContent?.trim() ?? '';

function paragraph(text: string, name?: 'b'): HTMLElement {
  const said = document.createElement('p');
  const inside = name === undefined ? said : said.appendChild(document.createElement(name));
  inside.textContent = text;
  return said;
}
