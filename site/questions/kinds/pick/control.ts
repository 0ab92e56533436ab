import type { QuestionWords } from '../../../i18n/questionWords.ts';
import { attributes, type Html, html } from '../../../markup/html.ts';
import type { Control, Option } from '../../control.ts';

/** Any number of these, which lie on the board where they stand there. */
export function pickHtml(
  { options, nothing }: Extract<Control, { readonly kind: 'pick' }>,
  answer: string,
  words: Pick<QuestionWords['pick'], 'touch'>,
): Html {
  const attrs = attributes({
    'data-hint': options.some(({ tag }) => tag) && words.touch,
    'data-nothing': nothing,
  });
  return html`
    <fieldset class="q-row q-pick"${attrs}>
      <legend class="vh">${answer}</legend>
      ${options.map(pickedHtml)}
    </fieldset>
  `;
}

const pickedHtml = ({ value, label, tag }: Option): Html => html`
  <label class="opt"${attributes({ 'data-tag': tag || undefined })}>
    <input type="checkbox" name="pick"${attributes({ value, 'aria-label': tag ? label : undefined })}>
    <span>${label}</span>
  </label>
`;
