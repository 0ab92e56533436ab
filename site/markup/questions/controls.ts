import type { AnsweringWords } from '../../i18n/answeringWords.ts';
import type { QuestionWords } from '../../i18n/questionWords.ts';
import type { Control, OfferedRule, Option } from '../../questions/control.ts';
import { attributes, type Html, html } from '../html.ts';
import { declaringHtml } from './declaring.ts';
import { divisionHtml } from './division.ts';
import { orderHtml } from './order.ts';

/** What stands on the controls of all kinds. */
export interface ControlWords {
  readonly chrome: { readonly answering: Pick<AnsweringWords, 'answer'> };
  readonly questions: {
    readonly division: Pick<QuestionWords['division'], 'left' | 'over' | 'less' | 'more'>;
    readonly legality: Pick<QuestionWords['legality'], 'byWhichRule'>;
    readonly pick: Pick<QuestionWords['pick'], 'touch' | 'none'>;
    readonly order: QuestionWords['order'];
  };
}

/** With what a question is answered; `id` is the question's. */
export function controlHtml(control: Control, id: string, m: ControlWords): Html {
  const { answer } = m.chrome.answering;
  switch (control.kind) {
    case 'attack':
    case 'block':
      return declaringHtml(control);
    case 'division':
      return divisionHtml(control, answer, m.questions.division);
    case 'truth':
      return html`
        ${truthHtml(control, answer)}
        ${control.rules && rulesHtml(control.rules, m.questions.legality.byWhichRule)}
      `;
    case 'number':
      return numberHtml(id);
    case 'pick':
      return pickHtml(control.options, answer, m.questions.pick);
    case 'order':
      return orderHtml(control.options, m.questions.order);
    default:
      return control satisfies never;
  }
}

type Truth = Extract<Control, { readonly kind: 'truth' }>;

function truthHtml({ yes, no }: Truth, answer: string): Html {
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

const numberHtml = (id: string): Html => html`
  <p class="q-row">
    <input type="number" name="number" inputmode="numeric" step="1" required aria-labelledby="q-${id}-text">
  </p>
`;

function pickHtml(
  options: readonly Option[],
  answer: string,
  words: ControlWords['questions']['pick'],
): Html {
  const attrs = attributes({
    'data-hint': options.some(({ tag }) => tag) && words.touch,
    'data-nothing': words.none,
  });
  return html`
    <fieldset class="q-row q-pick"${attrs}>
      <legend class="vh">${answer}</legend>
      ${options.map(pickedHtml)}
    </fieldset>
  `;
}

const pickedHtml = ({ value, label, tag }: Option): Html => html`
  <label class="opt"${attributes({ 'data-tag': tag })}>
    <input type="checkbox" name="pick"${attributes({ value, 'aria-label': tag && label })}>
    <span>${label}</span>
  </label>
`;
