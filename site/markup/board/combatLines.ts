// Decorative: what the lines show stands in words on the tiles.
import type { BoardView } from '../../engine.ts';
import type { Naming } from '../../i18n/naming.ts';
import { type CombatLine, combatLines, rowsOf } from '../../view/combatLines.ts';
import type { BlamedCreatures } from '../../view/faults.ts';
import { attributes, classes, type Html, html } from '../html.ts';

export function combatLinesHtml(
  board: BoardView,
  n: Naming,
  faults: readonly BlamedCreatures[],
): Html {
  // Where many attack there is room only for what is not a player.
  const isDense = rowsOf(board).near.length > 3;
  const lines = combatLines(board, isDense ? n.tag : n.label, faults);
  const named = lines.filter(
    ({ label }) => label !== '' && !(isDense && board.players.some(({ id }) => id === label)),
  );
  return html`
    <svg class="combat-lines" aria-hidden="true">
      ${lines.map((line) => lineHtml(line, lines))}
      ${named.map((line) => labelHtml(line, lines))}
      ${lines.map(onLineHtml)}
    </svg>
  `;
}

const pct = (value: number): string => `${Math.round(value * 100) / 100}%`;

function lineHtml({ kind, refused, x1, x2, bar }: CombatLine, lines: readonly CombatLine[]): Html {
  const attrs = attributes({
    class: classes(
      kind === 'attack' ? 'at' : bar < 9 && 'thin',
      refused === 'atFault' ? 'no' : refused === 'tried' && 'tried',
    ),
    x1: pct(x1),
    y1: 8,
    x2: pct(x2),
    y2: kind === 'block' ? '100%' : blockAcross(x1, lines) ? '20%' : '50%',
  });
  return html`<line${attrs}></line>`;
}

/** The block that is drawn across the line of an attack, if there is one. */
const blockAcross = (x: number, lines: readonly CombatLine[]): CombatLine | undefined =>
  lines.find(({ kind, x1, x2 }) => kind === 'block' && (x1 - x) * (x2 - x) < 0);

function labelHtml(line: CombatLine, lines: readonly CombatLine[]): Html {
  const attrs = attributes({ x: pct(line.x2), ...placeOfLabel(line, lines) });
  return html`<text${attrs}>${line.label}</text>`;
}

/** Under the point; where a block is drawn across, beside the short line, above that block. */
function placeOfLabel({ x1, label }: CombatLine, lines: readonly CombatLine[]) {
  const across = blockAcross(x1, lines);
  if (across === undefined) return { y: '50%', dy: 22 };
  const away = 10 + 4 * label.length;
  return { y: 8, dy: 14, dx: across.x1 > x1 ? -away : away };
}

/** What stands on a line: the cross of what is at fault, and the damage that goes up and down. */
function onLineHtml({ kind, refused, x1, x2, up, down }: CombatLine): Html {
  const at = (part: number): string => pct(x1 + (x2 - x1) * part);
  const isBlock = kind === 'block';
  return html`
    ${refused === 'atFault' && html`<use href="#i-cross" x="${at(0.5)}" y="${isBlock ? '52%' : '30%'}"></use>`}
    ${up !== undefined && damageHtml(up, at(0.26), '30%')}
    ${down !== undefined && damageHtml(down, at(0.76), isBlock ? '76%' : '28%')}
  `;
}

const damageHtml = (damage: number, x: string, y: string): Html => html`
  <rect x="${x}" y="${y}"></rect>
  <text class="dn" x="${x}" y="${y}">${damage}</text>
`;
