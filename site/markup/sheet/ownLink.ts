import type { OwnBoard } from '../../view/ownBoards.ts';
import { attributes, type Html, html } from '../html.ts';

/** The sentence about what links leave out, by its id. */
const LEFT_OUT = 'left-out';

export interface LinkWords {
  readonly change: string;
  readonly changeInPart: string;
}

/** Leads to a board of one’s own, and says where that has only a part of this one. */
export const ownLinkHtml = (board: OwnBoard, sandbox: string, words: LinkWords): Html =>
  html`<a${hrefOf(board, sandbox)}>${wordsFor(board, words)}</a>`;

/** The same for a step of a sheet, whose links have one sentence in common. */
export function stepLinkHtml(board: OwnBoard, sandbox: string, words: LinkWords): Html {
  const described = attributes({ 'aria-describedby': board.leftOut.length > 0 && LEFT_OUT });
  return html`<p class="own"><a${hrefOf(board, sandbox)}${described}>${wordsFor(board, words)}</a></p>`;
}

const hrefOf = ({ fragment }: OwnBoard, sandbox: string): Html =>
  attributes({ rel: 'nofollow', href: `${sandbox}#${fragment}` });

const wordsFor = ({ leftOut }: OwnBoard, { change, changeInPart }: LinkWords): string =>
  leftOut.length === 0 ? change : changeInPart;

/** What the links of a sheet leave out, in a sentence. */
export const leftOutHtml = (sentence: string): Html =>
  html`<p class="cap" id="${LEFT_OUT}">${sentence}</p>`;
