import type { Notation, SignWords } from '../i18n/notationWords.ts';
import { isLong } from '../view/longMove.ts';
import { signsAloud } from '../view/notation.ts';
import { attributes, classes, type Html, html } from './html.ts';
import { signHtml } from './sign.ts';

/** A notation as a scoresheet writes it; its signs are read aloud as words. */
export const notationHtml = (notation: Notation, words: SignWords): Html =>
  html`${notation.map((move, index) => [index > 0 && ', ', moveHtml(move, words)])}`;

function moveHtml(move: Notation[number], words: SignWords): Html {
  const aloud = signsAloud(move, words);
  const look = classes('mv', typeof move[0] !== 'string' && 'led', isLong(move) && 'long');
  const pieces = move.map((piece) =>
    typeof piece === 'string'
      ? piece
      : html`${signHtml(piece.sign)}<i class="vh"> ${aloud[piece.sign]} </i>`,
  );
  return html`<span${attributes({ class: look })}>${pieces}</span>`;
}
