import type { Notation, Piece } from '../../i18n/notationWords.ts';
import { isLong } from '../../view/longMove.ts';
import type { ProofLine } from '../../view/proof.ts';
import type { MarkWords } from '../markWords.ts';
import { element, sign } from './dom.ts';

/** How marks are shown, for whoever shows one in a way of their own. */
export const MARKS_SHOWN = {
  hint: showHint,
  lines: showLines,
  mark: showMark,
  notation: notationOf,
} as const;

/** The mark, in a word and with its sign. */
export function showMark(place: HTMLElement, right: boolean, text: string): void {
  const mark = element('p', `v ${right ? 'ok' : 'no'}`);
  mark.append(sign(right ? 'yes' : 'no'), text);
  place.replaceChildren(mark);
}

/** What is still to be entered: no mark. */
export function showHint(place: HTMLElement, text: string): void {
  const hint = element('p');
  hint.textContent = text;
  place.replaceChildren(hint);
}

/** The proof under the mark, as a scoresheet prints it. */
export function showLines(place: HTMLElement, lines: readonly ProofLine[], words: MarkWords): void {
  const list = element('ul', 'pf');
  list.append(...lines.map((line) => lineOf(line, words)));
  place.append(list);
}

function lineOf(line: ProofLine, words: MarkWords): HTMLElement {
  const { holds, title, unseen, text, rules, notes } = line;
  const item = element('li', holds ? '' : 'f');
  const body = element('div');
  if (title !== '') {
    const heard = unseen === undefined ? [] : [element('span', 'vh', ` ${unseen}`)];
    body.append(element('b', '', title, ...heard, text === '' ? '' : ':'), ' ');
  }
  body.append(`${text} `);
  body.append(...ruleLinks(rules, words));
  for (const note of notes) {
    const small = element('small');
    small.append(`${note.text} `);
    if (note.notation) small.append(notationOf(note.notation, words));
    body.append(small);
  }
  item.append(sign(holds ? 'yes' : 'no'), body);
  return item;
}

const ruleLinks = (rules: ProofLine['rules'], words: MarkWords): readonly (Node | string)[] =>
  rules.flatMap(({ number, page }) => {
    const link = element('a', 'r', number);
    link.setAttribute('href', words.rules.replace(/rules\/$/, page.slice(1)));
    return [link, ' '];
  });

/** A notation as a scoresheet writes it; its signs are read aloud as words. */
export function notationOf(notation: Notation, words: MarkWords): HTMLElement {
  const place = element('span', 'nt');
  for (const [index, move] of notation.entries()) {
    const part = element('span', isLong(move) ? 'mv long' : 'mv');
    for (const piece of move) part.append(...pieceOf(piece, move, words));
    place.append(index > 0 ? ', ' : '', part);
  }
  return place;
}

function pieceOf(
  piece: Piece,
  [subject]: readonly Piece[],
  words: MarkWords,
): readonly (Node | string)[] {
  if (typeof piece === 'string') return [piece];
  const spoken = element('i', 'vh');
  const number = typeof subject === 'string' && subject.includes(' ') ? 1 : 0;
  spoken.textContent = ` ${(piece.sign === 'attacks' ? words.attacks : words.blocks)[number]} `;
  return [sign(piece.sign), spoken];
}
