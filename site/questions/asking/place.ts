import type { AnsweringWords } from '../../i18n/answeringWords.ts';
import { attributes, type Html, html } from '../../markup/html.ts';
import { signHtml } from '../../markup/sign.ts';

/** Where a question stands. */
export interface PlaceOnPage {
  /** Of all that the page asks, which this is. */
  readonly place: number;
  readonly ids: readonly string[];
  /** The page that comes after the last of them; nothing where none does. */
  readonly onward: string | undefined;
  /** The branch that it is about. */
  readonly about: string | undefined;
}

/** Which of the questions it is, and the way to those beside it. */
export function placeHtml({ place, ids, about }: PlaceOnPage, words: AnsweringWords): Html {
  const isOneOfSeveral = ids.length > 1;
  return html`
    <div class="q-place">
      <p>${isOneOfSeveral && html`<b>${words.place(place + 1, ids.length)}</b>`}${about}</p>
      ${
        isOneOfSeveral && [
          wayHtml(ids[place - 1], 'back', words.previous),
          wayHtml(ids[place + 1], 'on', words.next),
        ]
      }
    </div>
  `;
}

const wayHtml = (to: string | undefined, sign: 'back' | 'on', name: string): Html =>
  to === undefined
    ? html`<span>${signHtml(sign)}</span>`
    : html`<a${attributes({ href: `#q-${to}`, 'aria-label': name })}>${signHtml(sign)}</a>`;

/** Where it goes on from a question that is answered: to the next of the page, then to the next page. */
export const onwardFrom = ({ place, ids, onward }: PlaceOnPage): string | undefined => {
  const next = ids[place + 1];
  return next === undefined ? onward : `#q-${next}`;
};
