import { attributes, type Html, html } from '../../../markup/html.ts';
import type { Besides, Control } from '../../control.ts';

type Declaring = Extract<Control, { readonly kind: 'attack' | 'block' }>;
type Row = Declaring['rows'][number];

/** One set of choices for each creature: a script lays them on the board. */
export function declaringHtml({ kind, words, rows, besides = [] }: Declaring): Html {
  const { hint, none, nothing } = words;
  const attrs = attributes({
    'data-kind': kind,
    'data-hint': hint,
    'data-none': none,
    'data-nothing': nothing,
  });
  return html`<div class="q-declare"${attrs}>${rows.map((row) => rowHtml(row, none))}</div>${
    besides.length > 0 && html`<div class="q-besides">${besides.map(besidesHtml)}</div>`
  }`;
}

/** What lies on the board is called by its short name, which stands there. */
function besidesHtml(field: Besides): Html {
  const { name, label } = field;
  if (field.kind === 'number')
    return html`
      <p class="q-row">
        <label>${label} <input${attributes({ type: 'number', name, min: '0', max: `${field.most}`, inputmode: 'numeric' })}></label>
      </p>
    `;
  const type = field.kind === 'one' ? 'radio' : 'checkbox';
  return html`
    <fieldset class="q-row">
      <legend>${label}</legend>
      ${
        field.kind === 'one' &&
        html`<label class="opt"><input type="radio" name="${name}" value="" checked><span>${field.none}</span></label>`
      }
      ${field.options.map(
        ({ value, tag, label: called }) => html`
          <label class="opt">
            <input${attributes({ type, name, value, 'data-tag': tag, 'aria-label': `${tag} ${called}` })}>
            <span><b>${tag}</b></span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

function rowHtml(row: Row, none: string): Html {
  const { id, tag, label, several, options } = row;
  const noneHtml = html`
    <label class="opt">
      <input type="radio" name="${id}" value="" checked>
      <span>${none}</span>
    </label>
  `;
  return html`
    <fieldset class="q-row"${attributes({ 'data-tag': tag })}>
      <legend><b>${tag}</b> ${label}</legend>
      ${options.length !== 1 && !several && noneHtml}
      ${options.map((option) => optionHtml(option, row))}
    </fieldset>
  `;
}

function optionHtml(
  option: Row['options'][number],
  { id, tag, label, several, options }: Row,
): Html {
  const isOne = options.length === 1;
  const attrs = attributes({
    type: isOne || several ? 'checkbox' : 'radio',
    name: id,
    value: option.value,
    'data-tag': option.tag,
    'data-says': option.says,
    'aria-label': isOne && `${tag} ${label}: ${option.says}`,
  });
  return html`
    <label class="opt">
      <input${attrs}>
      <span><b>${option.tag}</b> ${option.label}</span>
    </label>
  `;
}
