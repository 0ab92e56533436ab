import { INK, letters, PLAIN, round } from './drawing.ts';
import { linesOf, widthOf } from './lettering.ts';
import type { PicturedCreature, PicturedLine } from './picturedBoard.ts';
import { element } from './xml.ts';

/** Between the rows: how high it is where anything attacks or blocks. */
export const LANE = 64;

/** Where the creatures of a row stand, by their short names. */
export type Middles = ReadonlyMap<string, number>;

/** How far apart blocks begin under one attacker. */
const PORT = 18;
/** Where the lines of attackers begin: under their points. */
const TOP = 10;
/** How far down an attack reaches. */
const REACH = 36;

export const middlesOf = (
  creatures: readonly PicturedCreature[],
  left: number,
  step: number,
): Middles => new Map(creatures.map(({ tag }, index) => [tag, round(left + (index + 0.5) * step)]));

/**
 * The lines from attackers down to what blocks them, and over them those to what is attacked, with its name. `column` is
 * how wide an attacker's place is.
 */
export function laneOf(
  lines: readonly PicturedLine[],
  near: Middles,
  away: Middles,
  y: number,
  column: number,
): string {
  const blocks = lines.filter((line) => line.kind === 'block');
  const walls = [...Map.groupBy(blocks, ({ attacker }) => attacker)].flatMap(([attacker, own]) =>
    own.map(({ blocker }, index) =>
      wall(near.get(attacker), away.get(blocker), (index - (own.length - 1) / 2) * PORT, y),
    ),
  );
  const arrows = lines.flatMap((line) =>
    line.kind === 'attack' ? [arrow(near.get(line.attacker), y, line.target, column)] : [],
  );
  return [...walls, ...arrows].join('');
}

/** A block: its line, and a bar across it under the attacker. */
function wall(x: number | undefined, to: number | undefined, port: number, y: number): string {
  if (x === undefined || to === undefined) return '';
  const from = round(x + port);
  return (
    stroke(`M${from} ${y + TOP}L${to} ${y + LANE}`, INK.block, 2.5) +
    stroke(`M${from - 8} ${y + TOP + 1}h16`, INK.block, 4)
  );
}

/** An attack: its line with a point, and under it what is attacked. */
function arrow(
  x: number | undefined,
  y: number,
  target: string | undefined,
  column: number,
): string {
  if (x === undefined) return '';
  const end = y + REACH;
  return (
    stroke(`M${x} ${y + TOP}V${end - 8}`, INK.attack, 2.5) +
    element('path', { d: `M${x - 6} ${end - 9}h12l-6 10z`, fill: INK.attack }) +
    (target === undefined ? '' : label(target, x, end + 4, column))
  );
}

const stroke = (d: string, color: string, width: number): string =>
  element('path', { d, stroke: color, 'stroke-width': width, fill: 'none' });

/**
 * On a ground of its own: the line of a block may pass there. What is too long for its column is cut; it stands on the
 * attacker's tile as well.
 */
function label(text: string, x: number, y: number, column: number): string {
  const [first = '', ...more] = linesOf(text, column - 20, PLAIN.size);
  const said = more.length === 0 ? first : `${first}…`;
  const width = Math.ceil(widthOf(said, PLAIN.size)) + 6;
  return (
    element('rect', { x: round(x - width / 2), y, width, height: 16, fill: INK.paper }) +
    letters(said, x, y + 12, PLAIN, 'middle')
  );
}
