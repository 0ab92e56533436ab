import type { BoardView, PermanentView } from '../../engine.ts';
import type { CrossedOut } from '../../view/marks.ts';
import { type BoardTelling, isUnknown, type TextLeft, type Tile, tileOf } from '../../view/tile.ts';
import { wide } from '../../view/wide.ts';
import { classes, type Html, html } from '../html.ts';
import { signHtml } from '../sign.ts';

export function tileHtml(
  one: PermanentView,
  board: BoardView,
  marks: readonly CrossedOut[],
  telling: BoardTelling,
): Html {
  const tile = tileOf(one, board, telling);
  const look = classes(
    'c',
    (isUnknown(one) || tile.text?.kind === 'unread') && 'unknown',
    tile.shape,
    tile.tapped && !tile.dead && 'tap',
    tile.dead && 'dead',
  );
  return html`
    <li class="${look}">
      <b class="tag">${tile.tag}</b>
      <b class="pt">${tile.size}</b>
      <b class="nm">${tile.name}</b>
      ${[...tile.abilities, ...tile.notes].map((line) => html`<span class="kw">${line}</span>`)}
      ${tile.text && textLeftHtml(tile.text)}
      ${tile.damage && damageHtml(tile.damage)}
      ${tile.state !== '' && html`<span class="st how">${tile.state}</span>`}
      ${marks.map(markHtml)}
    </li>
  `;
}

/** Louder where it keeps a board from being ruled on. */
export const textLeftHtml = ({ kind, says }: TextLeft): Html =>
  html`<span class="${classes('kw', kind === 'leftOut' && 'quiet')}">${says}</span>`;

function damageHtml({ boxes, filled, text }: NonNullable<Tile['damage']>): Html {
  const filledHtml = filled > 0 && html`<i class="${wide(filled)}"></i>`;
  return html`
    <span class="st">
      ${boxes > 0 && html`<span class="dm ${wide(boxes)}" aria-hidden="true">${filledHtml}</span>`}
      ${text}
    </span>
  `;
}

const markHtml = ({ text, unseen }: CrossedOut): Html => html`
  <span class="bad">
    ${signHtml('no')}
    ${text}
    ${unseen && html`<span class="vh">, ${unseen}</span>`}
  </span>
`;
