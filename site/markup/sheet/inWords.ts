import type { TellingWords } from '../../i18n/tellingWords.ts';
import type { Entry } from '../../view/entries.ts';
import { type Html, html } from '../html.ts';
import { proofHtml } from '../proof.ts';
import { ruleLinkHtml } from '../ruleLink.ts';

/** The entries of a scoresheet as they are read where no board is drawn: each with the rules that decide it. */
export const entriesInWords = (entries: readonly Entry[], m: TellingWords): Html =>
  html`<ol class="in-words">${entries.map((entry) => entryInWords(entry, m))}</ol>`;

function entryInWords({ id, k, sentence, details, ruling, rules }: Entry, m: TellingWords): Html {
  const { verdicts } = m.chrome.sheet;
  return html`
    <li id="${id}" value="${k}">
      ${sentence}
      ${ruling && html` <b>${verdicts[ruling.verdict]}</b>`}
      ${details.map((detail) => html` ${detail}`)}
      ${rules.map((rule) => [' ', ruleLinkHtml(rule, m.language)])}
      ${ruling && ruling.lines.length > 0 && proofHtml(ruling.lines, m)}
    </li>
  `;
}
