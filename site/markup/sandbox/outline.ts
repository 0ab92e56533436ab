import type { Outline, SideOutline } from '#engine/sandbox';
import { type Html, html } from '../html.ts';

/** What a line says, in the shape of a board, before there is one. */
export const outlineHtml = ({ sides, rest }: Outline): Html => html`
  <div class="board" data-board>
    ${sides.map(sideHtml)}
    ${rest.map((act) => html`<p class="act">${signed(act)}</p>`)}
  </div>
`;

const sideHtml = ({ head, items }: SideOutline): Html => {
  const [name, ...said] = head.split(', ');
  return html`
    <p class="pl"><b>${name}</b><span class="num"><span>${said.join(' · ')}</span></span></p>
    ${items.length > 0 && html`<ul class="others">${items.map(itemHtml)}</ul>`}
  `;
};

function itemHtml({ tags, text }: SideOutline['items'][number]): Html {
  const [thing = '', ...stands] = text.split(', ');
  return html`
    <li>
      ${tags.length > 0 && html`<b class="tag">${tagsIn(tags)}</b>`}
      <b>${named(thing)}</b>
      ${stands.map((one) => html`<span class="kw">${one}</span>`)}
    </li>
  `;
}

const tagsIn = (tags: readonly string[]): string =>
  tags.length < 3 ? tags.join(' ') : `${tags[0]}–${tags.at(-1)}`;

/** A card's id, as it is read. */
const named = (thing: string): string =>
  /^[a-z]+(-[a-z]+)*$/.test(thing)
    ? thing.charAt(0).toUpperCase() + thing.slice(1).replaceAll('-', ' ')
    : thing;

const signed = (act: string): string => act.replaceAll('->', '→').replaceAll('-|', '⊣');
