import type { BoardView } from '../../engine.ts';
import { rowsOf } from '../../view/combatLines.ts';
import type { BlamedCreatures } from '../../view/faults.ts';
import type { Marks } from '../../view/marks.ts';
import type { BoardTelling } from '../../view/tile.ts';
import { wide } from '../../view/wide.ts';
import { attributes, classes, type Html, html } from '../html.ts';
import { combatLinesHtml } from './combatLines.ts';
import { creaturesHtml } from './creatures.ts';
import { playerHtml } from './player.ts';
import { stackHtml } from './stack.ts';

/** What was refused on a board, for it to be crossed out there. */
export interface Refused {
  readonly marks?: Marks | undefined;
  readonly faults?: readonly BlamedCreatures[] | undefined;
}

/** A board: the players, what each has, and between their creatures who attacks and blocks whom. */
export function boardHtml(
  board: BoardView,
  telling: BoardTelling,
  { marks = new Map(), faults = [] }: Refused = {},
): Html {
  const { m, n } = telling;
  const { near, away } = rowsOf(board);
  const [first, ...others] = board.players;
  const most = Math.max(2, near.length, away.length);
  const rowHtml = (row: typeof near, side: 'near' | 'away', owner: string): Html =>
    creaturesHtml({ row, side, label: m.chrome.board.creaturesOf(owner) }, board, marks, telling);
  const attrs = attributes({
    class: classes('board', board.stack.length > 0 && 'stacked'),
    'data-board': '',
    // So many do not fit beside each other on a phone; what scrolls must be reached with the keys.
    tabindex: most > 8 ? 0 : undefined,
  });
  return html`
    <div${attrs}>
      ${first && playerHtml(first, board, telling)}
      ${board.stack.length > 0 && stackHtml(board.stack, telling)}
      <div class="${classes('field', wide(most), board.damage.length > 0 && 'dmg')}">
        ${rowHtml(near, 'near', first?.id ?? '')}
        ${combatLinesHtml(board, n, faults)}
        ${rowHtml(away, 'away', n.list(others.map(({ id }) => id)))}
      </div>
      ${others.map((player) => playerHtml(player, board, telling))}
    </div>
  `;
}
