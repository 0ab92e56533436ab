import { boardInWords } from './boardInWords.ts';
import { column, type Drawn, INK, paragraph, QUIET } from './drawing.ts';
import { LANE, laneOf, middlesOf } from './lane.ts';
import type { PicturedBoard, PicturedRow } from './picturedBoard.ts';
import { playerOf, stackOf } from './player.ts';
import { type DrawnTile, tileOf } from './tile.ts';
import { element, escaped } from './xml.ts';

const MARGIN = 12;
const GAP = 12;
/** Narrower than this, the players' lines would have no room. */
const NARROWEST = 380;
/** Wider than this, a tile would be empty. */
const WIDEST = 300;
/** Between the rows where nothing attacks: the rows stay apart. */
const QUIET_LANE = 20;
const FONT = 'Arial, Helvetica, "Liberation Sans", sans-serif';

/**
 * A board as an SVG that needs nothing else: two rows of tiles that face each other, with the lines of attacks and
 * blocks between them, and the players above and below. It stands on white, and tells what it shows in words.
 */
export const boardPicture = (board: PicturedBoard, title: string): string =>
  pictureOf(drawnBoard(board), title, boardInWords(board));

/** What is drawn, on white, with its title and what it tells. */
export function pictureOf(
  content: Drawn & { readonly width: number },
  title: string,
  told: string,
): string {
  const [w, h] = [content.width + 2 * MARGIN, Math.ceil(content.height) + 2 * MARGIN];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: w,
      height: h,
      viewBox: `0 0 ${w} ${h}`,
      role: 'img',
      'font-family': FONT,
    },
    element('title', {}, escaped(title)),
    element('desc', {}, escaped(told)),
    element('rect', { width: w, height: h, fill: INK.paper }),
    content.at(MARGIN, MARGIN),
  );
}

/** The board itself, as wide as its rows need or wider: then its words stand on fewer lines. */
export function drawnBoard(
  board: PicturedBoard,
  least = NARROWEST,
): Drawn & { readonly width: number } {
  const [first, ...others] = board.players;
  const { near, away, stack } = board;
  const most = Math.max(2, near.creatures.length, away.creatures.length);
  const narrow = tileWidth(most);
  const room = Math.max(least, most * (narrow + GAP) - GAP);
  const width = least > NARROWEST ? Math.max(narrow, Math.min(WIDEST, room / most - GAP)) : narrow;
  const parts: readonly Drawn[] = [
    ...(first ? [playerOf(first, room)] : []),
    ...(stack ? [stackOf(stack, room)] : []),
    fieldOf(board, room, width),
    ...others.map((player) => playerOf(player, room)),
  ];
  return { ...column(parts, 10), width: room };
}

/** The more stand in a row, the narrower each is. */
function tileWidth(most: number): number {
  if (most <= 2) return 176;
  if (most <= 4) return 152;
  return most <= 6 ? 124 : 104;
}

function fieldOf({ near, away, lines }: PicturedBoard, room: number, width: number): Drawn {
  const above = rowOf(near, room, width);
  const below = rowOf(away, room, width);
  const lane = lines.length > 0 ? LANE : QUIET_LANE;
  return {
    height: above.height + lane + below.height,
    at: (x, y) =>
      above.at(x, y) +
      laneOf(
        lines,
        middlesOf(near.creatures, x, columnOf(near, room)),
        middlesOf(away.creatures, x, columnOf(away, room)),
        y + above.height,
        columnOf(near, room),
      ) +
      below.at(x, y + above.height + lane),
  };
}

/** How wide the place of each creature is. */
const columnOf = ({ creatures }: PicturedRow, room: number): number =>
  room / Math.max(1, creatures.length);

function rowOf({ label, creatures }: PicturedRow, room: number, width: number): Drawn {
  if (creatures.length === 0) return emptyRow(label, room);
  const tiles: readonly DrawnTile[] = creatures.map((one) => tileOf(one, width));
  const height = Math.max(...tiles.map((tile) => tile.height));
  const step = room / tiles.length;
  return {
    height,
    at: (x, y) =>
      tiles.map((tile, index) => tile.at(x + (index + 0.5) * step - width / 2, y, height)).join(''),
  };
}

function emptyRow(label: string, room: number): Drawn {
  const text = paragraph(label, room - 16, QUIET);
  return {
    height: text.height + 16,
    at: (x, y) =>
      element('rect', {
        x: x + 0.5,
        y: y + 0.5,
        width: room - 1,
        height: text.height + 15,
        fill: 'none',
        stroke: INK.edge,
        'stroke-dasharray': '4 3',
      }) + text.at(x + 8, y + 8),
  };
}
