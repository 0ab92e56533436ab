import type { BoardView, PermanentView } from '../../engine.ts';
import type { Marks } from '../../view/marks.ts';
import type { BoardTelling } from '../../view/tile.ts';
import { attributes, classes, type Html, html } from '../html.ts';
import { tileHtml } from './tile.ts';

/** The creatures of one side. */
export interface CreatureRow {
  readonly row: readonly PermanentView[];
  readonly side: 'near' | 'away';
  readonly label: string;
}

export function creaturesHtml(
  { row, side, label }: CreatureRow,
  board: BoardView,
  marks: Marks,
  telling: BoardTelling,
): Html {
  if (row.length === 0)
    return html`<p class="bare">${label}: ${telling.m.chrome.board.noCreatures}</p>`;
  const many = [row.length > 3 && 'many', row.length > 4 && 'crowd', row.length > 6 && 'swarm'];
  return html`
    <ul${attributes({ class: classes('row', side, ...many), 'aria-label': label })}>
      ${row.map((one) => tileHtml(one, board, marks.get(one.id) ?? [], telling))}
    </ul>
  `;
}
