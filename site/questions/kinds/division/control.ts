import type { QuestionWords } from '../../../i18n/questionWords.ts';
import { attributes, type Html, html } from '../../../markup/html.ts';
import { signHtml } from '../../../markup/sign.ts';
import type { Control, Option } from '../../control.ts';

type Division = Extract<Control, { readonly kind: 'division' }>;
type Words = Pick<QuestionWords['division'], 'left' | 'over' | 'less' | 'more'>;

/** A number for each that may be assigned damage. */
export function divisionHtml(control: Division, answer: string, words: Words): Html {
  const attrs = attributes({
    'data-total': control.n,
    'data-source': control.source,
    'data-left': words.left,
    'data-over': words.over,
  });
  return html`
    <fieldset class="q-row q-divide"${attrs}>
      <legend class="vh">${answer}</legend>
      ${control.options.map((option) => shareHtml(option, control.n, words))}
      <output></output>
    </fieldset>
  `;
}

const shareHtml = (
  { value, label, tag }: Option,
  max: number,
  { less, more }: Pick<Words, 'less' | 'more'>,
): Html => html`
  <p${attributes({ 'data-tag': tag })}>
    <span>${label}</span>
    <span class="q-count">
      <button type="button" data-add="-1"${attributes({ 'aria-label': less(label) })}>
        ${signHtml('less')}
      </button>
      <input type="number"${attributes({ name: value, 'aria-label': label })} inputmode="numeric" min="0" max="${max}" step="1" value="0">
      <button type="button" data-add="1"${attributes({ 'aria-label': more(label) })}>
        ${signHtml('more')}
      </button>
    </span>
  </p>
`;
