import type { TellingWords } from '../../i18n/tellingWords.ts';
import type { Entry, ReplayWords } from '../../view/entries.ts';
import { chapterOf } from '../../view/stepChapters.ts';
import { attributes, classes, type Html, html } from '../html.ts';
import { notationHtml } from '../notation.ts';
import { proofHtml } from '../proof.ts';
import { ruleLinkHtml } from '../ruleLink.ts';
import { signHtml } from '../sign.ts';

/** What stands with an entry, besides what it tells. */
export interface WithEntry {
  /** Nothing where its board is the one of the entry before, and stands there. */
  readonly board: Html | undefined;
  readonly isFirst: boolean;
  /** What is otherwise under other rules. */
  readonly difference: string | undefined;
  /** Lead on from it: to whoever mends what it tells wrongly, to a board of one’s own. */
  readonly links: readonly Html[];
}

/** One entry of a scoresheet, with its rules in the margin. */
export function entryHtml(
  entry: Entry,
  beside: WithEntry,
  { m, edition }: Pick<ReplayWords<TellingWords>, 'm' | 'edition'>,
): Html {
  const { id, refused, step, opens, rules } = entry;
  // The first is the current one, until a script steps through them.
  const as = beside.isFirst ? 'now' : 'line';
  return html`
    <li${attributes({ id, class: classes(as, refused && 'x'), 'data-at': step })}>
      <div class="row-of">
        ${
          opens &&
          html`<p class="grp"><span>${m.terms.steps[step]}</span><span>${chapterOf(step, edition)}</span></p>`
        }
        <div class="ent">
          <div class="mg">${rules.map((rule) => ruleLinkHtml(rule, m.language))}</div>
          <div class="en">${headHtml(entry, m)} ${bodyHtml(entry, beside, m)}</div>
        </div>
      </div>
      ${beside.board && html`<noscript><figure>${beside.board}</figure></noscript>`}
    </li>
  `;
}

function headHtml({ id, k, notation, sentence, ruling }: Entry, m: TellingWords): Html {
  const isWritten = notation.length > 0;
  const isIllegal = ruling !== undefined && ruling.verdict !== 'legal';
  const written = html`<span${attributes({ class: classes(isIllegal && 'struck') })}>${notationHtml(notation, m.chrome.sheet)}</span>`;
  return html`
    <h3>
      <span class="k">${k}</span>
      ${' '}<a href="#${id}" class="${isWritten ? 'nt' : 'sentence'}">${isWritten ? written : sentence}</a>
      ${ruling && [' ', verdictHtml(ruling.verdict, m)]}
      ${isWritten && [' ', html`<span class="sentence">${sentence}</span>`]}
    </h3>
  `;
}

/** A verdict in one word, with its sign. */
export const verdictHtml = (
  verdict: 'legal' | 'illegal' | 'unproved',
  { chrome: { sheet } }: Pick<TellingWords, 'chrome'>,
): Html => {
  const isLegal = verdict === 'legal';
  return html`<span class="v ${isLegal ? 'ok' : 'no'}">${signHtml(isLegal ? 'yes' : 'no')}${sheet.verdicts[verdict]}</span>`;
};

function bodyHtml(
  { details, ruling, undone, alsoApplied }: Entry,
  { difference, links }: WithEntry,
  m: TellingWords,
): Html {
  const words = m.chrome.sheet;
  const also =
    alsoApplied.length > 0 &&
    html`<p>${words.alsoApplied}: ${alsoApplied.map((rule) => [ruleLinkHtml(rule, m.language), ' '])}</p>`;
  return html`
    <div class="body">
      ${difference && html`<p class="diff">${difference}</p>`}
      ${details.map((detail) => html`<p class="told">${detail}</p>`)}
      ${ruling && ruling.lines.length > 0 && proofHtml(ruling.lines, m)}
      ${undone && html`<p>${words.undone[undone]}</p>`}
      ${(also || links.length > 0) && html`<details class="more"><summary>${words.more}</summary>${also}${links}</details>`}
    </div>
  `;
}
