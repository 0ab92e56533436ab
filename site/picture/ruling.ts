// What was ruled, below the board of a picture: the verdict first, why, and where the board is.
import { boardInWords } from './boardInWords.ts';
import { drawnBoard, pictureOf } from './boardPicture.ts';
import {
  column,
  type Drawn,
  INK,
  type Lettering,
  PLAIN,
  paragraph,
  QUIET,
  round,
  stroke,
} from './drawing.ts';
import type { PicturedBoard, PicturedCode, PicturedRuling } from './picturedBoard.ts';
import { squaresPath } from './squares.ts';
import { element } from './xml.ts';

/** A mark before the verdict has so much room. */
const MARKED = 26;
const GAP = 8;
/** How wide a square of a code is: as many whole dots wherever a picture is made of dots. */
const SQUARE = 2.5;
/** What is said beside a code has at least so much room; with less, the code stands lower. */
const LEAST = { all: 420, source: 170 } as const;
/** A longer address is not read off a picture: its site is named, and the code has all of it. */
const LONGEST = 110;

/** A board as its picture, with what was ruled on it below; what it tells begins with the verdict. */
export function ruledPicture(board: PicturedBoard, title: string, ruling: PicturedRuling): string {
  const drawn = drawnBoard(board);
  const content = column([drawn, rulingOf(ruling, drawn.width)], 12);
  const told = [ruling.says, ...ruling.why, boardInWords(board), ruling.source];
  return pictureOf(
    { ...content, width: drawn.width },
    title,
    told.filter((one) => one !== '').join(' '),
  );
}

/** As wide as the board above it. */
function rulingOf(ruling: PicturedRuling, room: number): Drawn {
  const parts = partsOf(ruling, room);
  return {
    height: parts.height + 2 * GAP,
    at: (x, y) =>
      element('rect', { x, y, width: room, height: 2, fill: INK.text }) + parts.at(x, y + 2 * GAP),
  };
}

/** The code stands beside all that is said, beside what it leads to, or below. */
function partsOf(ruling: PicturedRuling, room: number): Drawn {
  const said = (width: number): readonly Drawn[] => [
    ...(ruling.says === '' ? [] : [verdictOf(ruling, width)]),
    ...ruling.why.map((why) => paragraph(why, width, PLAIN)),
  ];
  const whole = (width: number): Drawn => column([...said(width), sourceOf(ruling, width)], GAP);
  const { code } = ruling;
  if (code === undefined) return whole(room);
  const squares = squaresOf(code);
  const free = room - code.size * SQUARE - GAP;
  if (free >= LEAST.all) return beside(whole(free), squares, free + GAP);
  const below =
    free >= LEAST.source
      ? [beside(sourceOf(ruling, free), squares, free + GAP)]
      : [sourceOf(ruling, room), squares];
  return column([...said(room), ...below], GAP);
}

const beside = (one: Drawn, other: Drawn, left: number): Drawn => ({
  height: Math.max(one.height, other.height),
  at: (x, y) => one.at(x, y) + other.at(x + left, y),
});

/** From the upper left corner of its room. */
const MARKS = {
  legal: { color: INK.form, path: 'm2 9l5 6l10-12' },
  illegal: { color: INK.refused, path: 'm3 3l13 13m0-13l-13 13' },
  unproved: { color: INK.quiet, path: 'm2 9h4m3 0h4m3 0h3' },
} as const;

/** Each verdict has a mark, so that it is told by more than its color. */
function verdictOf({ verdict, says }: PicturedRuling, room: number): Drawn {
  if (verdict === undefined) return paragraph(says, room, { ...PLAIN, weight: 'bold' });
  const { color, path } = MARKS[verdict];
  const hand: Lettering = { size: 16, color, weight: 'bold' };
  const text = paragraph(says, room - MARKED, hand);
  return {
    height: text.height,
    at: (x, y) => stroke(`M${round(x)} ${round(y)}${path}`, color, 3) + text.at(x + MARKED, y),
  };
}

/** Who ruled, and where the board is. */
const sourceOf = ({ source, link }: PicturedRuling, room: number): Drawn =>
  column([paragraph(source, room, QUIET), addressOf(link, room)], GAP / 2);

/** It can be followed where a picture is opened by itself. */
function addressOf(link: string, room: number): Drawn {
  const { height, at } = paragraph(shortened(link), room, { ...PLAIN, color: INK.form });
  return { height, at: (x, y) => element('a', { href: link }, at(x, y)) };
}

/** An address as people write it: as a whole where it is short, else without the board. */
function shortened(link: string): string {
  const said = link.replace(/^https?:\/\//, '');
  return said.length <= LONGEST ? said : said.replace(/#.*$/s, '');
}

const squaresOf = (code: PicturedCode): Drawn => ({
  height: code.size * SQUARE,
  at: (x, y) =>
    element('path', {
      d: squaresPath(code, { x, y, scale: SQUARE }),
      fill: '#000000',
      'shape-rendering': 'crispEdges',
    }),
});
