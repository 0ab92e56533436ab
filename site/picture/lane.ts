import { INK, letters, PLAIN, round, stroke } from './drawing.ts';
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
    own.map(({ blocker, refused }, index) =>
      wall(
        { from: near.get(attacker), to: away.get(blocker), refused },
        (index - (own.length - 1) / 2) * PORT,
        y,
      ),
    ),
  );
  const arrows = lines.flatMap((line) =>
    line.kind === 'attack' ? [arrow(line, near.get(line.attacker), y, column)] : [],
  );
  return [...walls, ...arrows].join('');
}

interface Wall {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly refused: PicturedLine['refused'];
}

/** What does not stand is dashed, as on a page. */
const DASHES = '7 5';

/** A block: its line, and a bar across it under the attacker. */
function wall({ from: x, to, refused }: Wall, port: number, y: number): string {
  if (x === undefined || to === undefined) return '';
  const from = round(x + port);
  const color = refused === 'atFault' ? INK.refused : INK.block;
  const dashes = refused === undefined ? undefined : DASHES;
  return (
    stroke(`M${from} ${y + TOP}L${to} ${y + LANE}`, color, 2.5, dashes) +
    stroke(`M${from - 8} ${y + TOP + 1}h16`, color, 4) +
    (refused === 'atFault' ? cross((from + to) / 2, y + (TOP + LANE) / 2) : '')
  );
}

/** An attack: its line with a point, and under it what is attacked. */
function arrow(
  { target, refused }: Extract<PicturedLine, { readonly kind: 'attack' }>,
  x: number | undefined,
  y: number,
  column: number,
): string {
  if (x === undefined) return '';
  const end = y + REACH;
  const color = refused === 'atFault' ? INK.refused : INK.attack;
  const dashes = refused === undefined ? undefined : DASHES;
  return (
    stroke(`M${x} ${y + TOP}V${end - 8}`, color, 2.5, dashes) +
    element('path', { d: `M${x - 6} ${end - 9}h12l-6 10z`, fill: color }) +
    (refused === 'atFault' ? cross(x, y + (TOP + REACH) / 2 - 4) : '') +
    (target === undefined ? '' : label(target, x, end + 4, column))
  );
}

/** What is at fault is crossed out: it is told by more than its color. */
function cross(x: number, y: number): string {
  const d = `M${round(x) - 6} ${round(y) - 6}l12 12m0-12l-12 12`;
  return stroke(d, INK.paper, 7) + stroke(d, INK.refused, 2.5);
}

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
