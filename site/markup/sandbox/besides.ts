import type { DeclarationOptions } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { BesidesWords } from '../../i18n/sandboxWords.ts';
import { attributes, type Html, html } from '../html.ts';

interface Telling {
  readonly n: Naming;
  readonly words: BesidesWords;
}

type Id = DeclarationOptions['given'][number];

/** What more can be said of the declaration made last, as a form that shows what was said. */
export function besidesHtml(besides: DeclarationOptions, telling: Telling): Html {
  const { act, banded, exerted, enlisted, given, life } = besides;
  const { words } = telling;
  const said = act.kind === 'attack' ? act.declaration : { attacks: [] };
  const { bands = [], exerted: exerting = [], enlisted: enlisting = [] } = said;
  const { named = [], life: paid } = act.payment ?? {};
  return html`
    <details class="row-fold" id="besides">
      <summary><h2>${words.title}</h2></summary>
      <form class="fold standing besides">
        ${checksHtml('band', words.band, banded, bands[0] ?? [], telling)}
        ${checksHtml('exert', words.exert, exerted, exerting, telling)}
        ${enlisted.map(({ by, creatures }) => {
          const chosen = enlisting.find((one) => one.by === by)?.creature;
          return html`<label>${words.enlist(labelOf(by, telling))} <select${attributes({ name: `enlist ${by}` })}>
            <option value="">${words.none}</option>
            ${creatures.map((id) => html`<option${attributes({ value: id, selected: id === chosen })}>${labelOf(id, telling)}</option>`)}
          </select></label>`;
        })}
        ${checksHtml('given', words.given, given, named, telling)}
        ${
          life.length > 0 &&
          html`<label>${words.life} <select name="life">
            <option value="">${words.none}</option>
            ${life.map((n) => html`<option${attributes({ value: `${n}`, selected: n === paid })}>${`${n}`}</option>`)}
          </select></label>`
        }
        <button type="submit">${words.say}</button>
      </form>
    </details>
  `;
}

const checksHtml = (
  name: string,
  label: string,
  ids: readonly Id[],
  chosen: readonly Id[],
  telling: Telling,
): Html | false =>
  ids.length > 0 &&
  html`
    <fieldset>
      <legend>${label}</legend>
      ${ids.map((id) => html`<label><input${attributes({ type: 'checkbox', name, value: id, checked: chosen.includes(id) })}> ${labelOf(id, telling)}</label> `)}
    </fieldset>
  `;

const labelOf = (id: Id, { n }: Telling): string => `${n.tag(id)} ${n.plain(id)}`;
