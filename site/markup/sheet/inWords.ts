import { addressIn } from '../../i18n/languages.ts';
import type { Notation } from '../../i18n/notationWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import type { Entry } from '../../view/entries.ts';
import { signsAloud } from '../../view/notation.ts';
import type { ProofLine } from '../../view/proof.ts';
import type { RuleRef } from '../../view/rules.ts';
import { type Html, html } from '../html.ts';

/** The entries of a scoresheet as they are read where no board is drawn: each with its proof and the rules that decide it. */
export const entriesInWords = (entries: readonly Entry[], m: TellingWords): Html =>
  html`<ol class="in-words">${entries.map((entry) => entryInWords(entry, m))}</ol>`;

function entryInWords({ id, k, sentence, details, ruling, rules }: Entry, m: TellingWords): Html {
  const told = [sentence, ...details].join(' ');
  const lines = ruling?.lines ?? [];
  return html`
    <li id="${id}" value="${k}">
      ${told}${ruling && html` <b>${m.chrome.sheet.verdicts[ruling.verdict]}</b>`}${rulesHtml(rules, m)}
      ${lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${proofInWords(line, m)}</li>`)}</ul>`}
    </li>
  `;
}

const proofInWords = ({ title, text, rules, notes }: ProofLine, m: TellingWords): Html => {
  const told = [title, text].filter((part) => part !== '').join(': ');
  const says = text === '' && notes.length > 0 ? `${told}:` : ended(told);
  const noted = notes.map(({ text: note, notation = [] }) =>
    ended(`${note} ${notationInWords(notation, m)}`.trim()),
  );
  return rules.length > 0
    ? html`${told}${rulesHtml(rules, m)}. ${noted.join(' ')}`
    : html`${[says, ...noted].join(' ')}`;
};

const ended = (text: string): string => (/[.!?:]$/.test(text) ? text : `${text}.`);

/** Signs are drawn elsewhere: here they are words. */
const notationInWords = (notation: Notation, m: TellingWords): string =>
  notation
    .map((move) => {
      const aloud = signsAloud(move, m.chrome.sheet);
      return move.map((piece) => (typeof piece === 'string' ? piece : aloud[piece.sign])).join(' ');
    })
    .join(', ');

const rulesHtml = (rules: readonly RuleRef[], { language }: TellingWords): readonly Html[] =>
  rules.map(({ number, page }) => html` <a href="${addressIn(language, page)}">${number}</a>`);
