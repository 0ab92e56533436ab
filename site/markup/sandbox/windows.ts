import type { Deed, PriorityWindow, SaidDeed } from '#engine/sandbox';
import type { Naming } from '../../i18n/naming.ts';
import type { DeedWords } from '../../i18n/sandboxWords.ts';
import type { TellingWords } from '../../i18n/tellingWords.ts';
import { abilityLinesIn } from '../../view/abilityLines.ts';
import { attributes, type Html, html } from '../html.ts';

interface Telling {
  readonly m: TellingWords;
  readonly n: Naming;
  readonly words: DeedWords;
}

/** What players could do with priority before what is asked for, each with a form; nothing where nobody could do anything. */
export function windowsHtml(
  windows: readonly PriorityWindow[],
  telling: Telling,
): Html | undefined {
  if (windows.length === 0) return undefined;
  return html`
    <details class="row-fold" id="deeds">
      <summary><h2>${telling.words.title}</h2></summary>
      <div class="fold">${windows.map((window, nth) => windowHtml(window, nth, telling))}</div>
    </details>
  `;
}

function windowHtml(
  { step, over, deeds, isAll }: PriorityWindow,
  nth: number,
  telling: Telling,
): Html {
  const { m, n, words } = telling;
  const waiting = over && n.object(over.kind === 'spell' ? over.id : sourceOf(over));
  return html`
    <h3>${words.at(m.terms.steps[step], waiting)}</h3>
    <ul>${deeds.map((deed, at) => deedHtml(deed, { window: nth, deed: at }, telling))}</ul>
    ${!isAll && html`<p>${words.more}</p>`}
  `;
}

const sourceOf = (item: NonNullable<PriorityWindow['over']>) =>
  'source' in item ? item.source : item.id;

interface At {
  readonly window: number;
  readonly deed: number;
}

function deedHtml(deed: Deed, at: At, { m, n, words }: Telling): Html {
  const { said, of, does, slots, takesX } = deed;
  const lines = abilityLinesIn(m)({ ...of, abilities: does });
  const ways = 'announced' in said ? (said.announced?.ways ?? []) : [];
  const targets = slots.map(({ options, optional }, slot) => ({
    optional,
    options: options.map((one) => ({
      value: one.kind === 'player' ? one.player : one.object,
      text: one.kind === 'player' ? n.player(one.player) : labelOf(one.object, n),
    })),
    chosen: optional ? undefined : slot,
  }));
  return html`
    <li>
      <form class="deed"${attributes({ 'data-window': `${at.window}`, 'data-deed': `${at.deed}` })}>
        <p>
          <b>${n.player(said.player)}</b>${' '}<b>${labelOf(usedIn(said), n)}</b>${' '}
          ${ways.map((way) => html`<i>${m.terms.keywords[way]}</i>${' '}`)}
          <span class="kw">${lines.join(' · ')}</span>
        </p>
        ${targets.map((one) => targetHtml(one, words))}
        ${takesX && html`<label>${words.x} <input name="x" type="number" min="0" max="99" value="1" inputmode="numeric"></label>`}
        <button type="submit">${words.does[said.kind]}</button>
      </form>
    </li>
  `;
}

const usedIn = (said: SaidDeed) => {
  switch (said.kind) {
    case 'cast':
    case 'play':
      return said.card;
    case 'activate':
      return said.source;
    case 'turnUp':
      return said.permanent;
  }
};

const labelOf = (id: ReturnType<typeof usedIn>, n: Naming): string => {
  const tag = n.tag(id);
  return /^\p{L}\d+$/u.test(tag) ? `${tag} ${n.plain(id)}` : n.plain(id);
};

interface Target {
  readonly optional: boolean;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Several targets are different ones at first, as the rules want it. */
  readonly chosen: number | undefined;
}

function targetHtml({ optional, options, chosen }: Target, words: DeedWords): Html {
  const items = options.map(
    ({ value, text }, nth) =>
      html`<option${attributes({ value, selected: nth === chosen })}>${text}</option>`,
  );
  return html`<label>${words.target} <select name="target">${optional && html`<option value="">${words.none}</option>`}${items}</select></label> `;
}
