import type { TellingWords } from '../../i18n/tellingWords.ts';
import type { Entry, ReplayWords } from '../../view/entries.ts';
import { attributes, type Html, html } from '../html.ts';
import { signHtml } from '../sign.ts';
import { entryHtml, type WithEntry } from './entry.ts';

/** A replay as a scoresheet: a stage for its boards, its entries, and what steps through them. */
export interface SheetParts {
  readonly entries: readonly Entry[];
  readonly label: string;
  readonly boardOf: (entry: Entry) => Html;
  readonly beside?: (entry: Entry) => Omit<WithEntry, 'board' | 'isFirst'>;
}

export function sheetHtml(
  { entries, label, boardOf, beside = () => NOTHING }: SheetParts,
  telling: Pick<ReplayWords<TellingWords>, 'm' | 'edition'>,
): Html {
  const words = telling.m.chrome.sheet;
  const attrs = attributes({
    class: 'replay',
    'data-of': words.stepOf,
    'data-gone': words.noSuchStep,
  });
  const shown = entries.map(boardKey);
  const itemHtml = (entry: Entry, index: number): Html => {
    const isNew = index === 0 || shown[index] !== shown[index - 1];
    return entryHtml(
      entry,
      { ...beside(entry), board: isNew ? boardOf(entry) : undefined, isFirst: index === 0 },
      telling,
    );
  };
  return html`
    <section${attributes({ 'aria-label': label })}>
      <r509-replay${attrs}>
        ${stepperHtml(label, words)}
        <div class="stage"></div>
        <div class="panel">
          <p class="no-step" role="status"></p>
          <ol class="sheet">${entries.map(itemHtml)}</ol>
        </div>
      </r509-replay>
    </section>
  `;
}

const NOTHING = { difference: undefined, links: [] };

/** The same of all that looks the same. */
const boardKey = ({ board, marks, faults }: Entry): string =>
  JSON.stringify([board, [...marks], faults]);

const stepperHtml = (label: string, words: TellingWords['chrome']['sheet']): Html => html`
  <nav${attributes({ class: 'stepper', 'aria-label': label })}>
    <button type="button" data-go="back">${signHtml('back')}<span class="vh">${words.previous}</span></button>
    <p class="where" aria-live="polite" aria-atomic="true"><span class="vh"></span> <b></b></p>
    <button${attributes({ type: 'button', class: 'ask', 'data-go': 'keys', title: words.keys })}>?<span class="vh"> ${words.keys}</span></button>
    <button type="button" data-go="on">${signHtml('on')}<span class="vh">${words.next}</span></button>
  </nav>
`;
