import { type Html, html } from '../../../markup/html.ts';
import type { Control, OfferedRule } from '../../control.ts';

type Truth = Extract<Control, { readonly kind: 'truth' }>;

/** Yes or no, and where it is asked as well, the rules by which it may not be so. */
export const truthHtml = (control: Truth, answer: string, byWhichRule: string): Html => html`
  ${yesOrNoHtml(control, answer)}
  ${control.rules && rulesHtml(control.rules, byWhichRule)}
`;

function yesOrNoHtml({ yes, no }: Truth, answer: string): Html {
  const optionHtml = (value: boolean, label: string): Html => html`
    <label class="opt">
      <input type="radio" name="truth" value="${`${value}`}" required>
      <span>${label}</span>
    </label>
  `;
  return html`
    <fieldset class="q-row">
      <legend class="vh">${answer}</legend>
      ${optionHtml(true, yes)}
      ${optionHtml(false, no)}
    </fieldset>
  `;
}

const rulesHtml = (rules: readonly OfferedRule[], byWhichRule: string): Html => html`
  <fieldset class="q-row q-rules" hidden>
    <legend>${byWhichRule}</legend>
    ${rules.map(
      ({ number, says }) => html`
        <label class="opt">
          <input type="radio" name="rule" value="${number}">
          <span>${number} ${says}</span>
        </label>
      `,
    )}
  </fieldset>
`;
