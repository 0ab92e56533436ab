import {
  column,
  type Drawn,
  INK,
  letters,
  NAME,
  PLAIN,
  paragraph,
  QUIET,
  round,
  tagBox,
} from './drawing.ts';
import type { PicturedCreature } from './picturedBoard.ts';
import { element } from './xml.ts';

/** A creature's tile. */
export interface DrawnTile {
  readonly height: number;
  /** Drawn so high, with its upper left corner there. */
  readonly at: (x: number, y: number, height: number) => string;
}

const PADDING = 8;
/** Room for the hatching of what is tapped. */
const HATCHED = 8;

const COLORS = {
  attacking: { line: INK.attack, ground: INK.attackTint },
  blocking: { line: INK.block, ground: INK.blockTint },
  idle: { line: INK.edge, ground: INK.paper },
} as const;

export function tileOf(creature: PicturedCreature, width: number): DrawnTile {
  const { role, stands } = creature;
  const { line, ground } = COLORS[role];
  const left = PADDING + (stands === 'tapped' ? HATCHED : 0);
  const content = contentOf(creature, width - left - PADDING);
  return {
    height: content.height + 2 * PADDING + 4,
    at: (x, y, height) =>
      [
        element('rect', {
          x: round(x) + 0.5,
          y: y + 0.5,
          width: width - 1,
          height: height - 1,
          fill: ground,
          stroke: line,
          'stroke-dasharray': stands === 'gone' ? '4 3' : undefined,
        }),
        stands === 'tapped' ? hatching(x, y, height, line) : '',
        edgeOf(role, x, y, width, height),
        content.at(x + left, y + PADDING + 2),
      ].join(''),
  };
}

function contentOf(creature: PicturedCreature, room: number): Drawn {
  const { name, words, damage, state, stands } = creature;
  const title = stands === 'gone' ? struck(name, room) : paragraph(name, room, NAME);
  return column(
    [
      headOf(creature, room),
      title,
      ...words.map((word) => paragraph(word, room, QUIET)),
      ...(damage === undefined ? [] : [paragraph(damage, room, { ...PLAIN, weight: 'bold' })]),
      ...(state === undefined ? [] : [paragraph(state, room, PLAIN)]),
    ],
    1,
  );
}

function headOf({ tag, size, role }: PicturedCreature, room: number): Drawn {
  const color = role === 'idle' ? INK.text : COLORS[role].line;
  const box = tagBox(tag, color);
  return {
    height: 20,
    at: (x, y) =>
      box.at(x, y) + letters(size, x + room, y + 15, { size: 18, color, weight: 'bold' }, 'end'),
  };
}

/** The name of what has left. */
function struck(name: string, room: number): Drawn {
  const { height, at } = paragraph(name, room, { ...NAME, color: INK.quiet });
  return {
    height,
    at: (x, y) => element('g', { 'text-decoration': 'line-through' }, at(x, y)),
  };
}

/** Tapped: hatched along its left edge. */
function hatching(x: number, y: number, height: number, color: string): string {
  const strokes: string[] = [];
  for (let top = y + 8; top < y + height - 2; top += 7) strokes.push(`M${round(x) + 1} ${top}l7-7`);
  return element('path', { d: strokes.join(''), stroke: color, fill: 'none' });
}

/** Who attacks points down, who blocks has a wall above: roles have a shape, not only a color. */
function edgeOf(
  role: PicturedCreature['role'],
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { line } = COLORS[role];
  const middle = round(x + width / 2);
  if (role === 'attacking') {
    const bottom = y + height;
    return (
      element('rect', { x: round(x), y: bottom - 4, width, height: 4, fill: line }) +
      element('path', { d: `M${middle - 9} ${bottom}h18l-9 8z`, fill: line })
    );
  }
  if (role === 'blocking')
    return (
      element('rect', { x: round(x), y, width, height: 3, fill: line }) +
      element('rect', { x: round(x), y: y + 5, width, height: 2, fill: line })
    );
  return '';
}
