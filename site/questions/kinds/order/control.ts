import type { QuestionWords } from '../../../i18n/questionWords.ts';
import { attributes, type Html, html } from '../../../markup/html.ts';
import { signHtml } from '../../../markup/sign.ts';
import type { Option } from '../../control.ts';

type Words = QuestionWords['order'];

/** A list whose items can be moved. */
export const orderHtml = (options: readonly Option[], words: Words): Html => html`
  <ol class="q-order">
    ${options.map((option, index) => itemHtml(option, index, options.length, words))}
  </ol>
  <output class="vh q-moved"></output>
`;

const itemHtml = (
  { value, label }: Option,
  index: number,
  places: number,
  words: Words,
): Html => html`
  <li${attributes({ 'data-value': value })}>
    <select${attributes({ 'aria-label': words.place(label) })}>
      ${Array.from(
        { length: places },
        (_, place) =>
          html`<option${attributes({ selected: place === index })}>${place + 1}</option>`,
      )}
    </select>
    <span class="q-item">${label}</span>
    <button type="button" data-move="-1"${attributes({ 'aria-label': words.up(label) })}>
      ${signHtml('back')}
    </button>
    <button type="button" data-move="1"${attributes({ 'aria-label': words.down(label) })}>
      ${signHtml('on')}
    </button>
  </li>
`;
