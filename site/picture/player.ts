import {
  column,
  type Drawn,
  INK,
  letters,
  NAME,
  PLAIN,
  paragraph,
  QUIET,
  tagBox,
} from './drawing.ts';
import { widthOf } from './lettering.ts';
import type { PicturedPermanent, PicturedPlayer, PicturedStack } from './picturedBoard.ts';
import { element } from './xml.ts';

/** A player's line: name, part in the combat and life; below it what they have that is no creature. */
export const playerOf = (player: PicturedPlayer, room: number): Drawn =>
  column(
    [
      lineOf(player, room),
      ...(player.exile === undefined ? [] : [paragraph(player.exile, room, QUIET)]),
      ...player.others.map((one) => permanent(one, room)),
    ],
    5,
  );

/** What they have stands at the end of the line, or under it where the line is full. */
function lineOf({ name, role, counts }: PicturedPlayer, room: number): Drawn {
  const said = counts.join(' · ');
  const roleAt = widthOf(name, NAME.size, 'bold') + 8;
  const isFull = roleAt + widthOf(role, QUIET.size) + 16 + widthOf(said, NAME.size, 'bold') > room;
  const countsAt = isFull ? 35 : 15;
  return {
    height: countsAt + 5,
    at: (x, y) =>
      letters(name, x, y + 15, NAME) +
      letters(role, x + roleAt, y + 15, QUIET) +
      letters(said, x + room, y + countsAt, NAME, 'end'),
  };
}

/** In a frame as wide as the board: its words have room on few lines. */
function permanent({ tag, name, words }: PicturedPermanent, room: number): Drawn {
  const box = tagBox(tag, INK.text);
  const left = box.width + 14;
  const text = column([
    paragraph(name, room - left - 8, NAME),
    ...words.map((word) => paragraph(word, room - left - 8, QUIET)),
  ]);
  return {
    height: text.height + 9,
    at: (x, y) =>
      element('rect', {
        x: x + 0.5,
        y: y + 0.5,
        width: room - 1,
        height: text.height + 8,
        fill: 'none',
        stroke: INK.edge,
      }) +
      box.at(x + 6, y + 5) +
      text.at(x + left, y + 5),
  };
}

/** What is on the stack, the newest first. */
export function stackOf({ title, items }: PicturedStack, room: number): Drawn {
  const text = column([
    paragraph(title, room - 14, NAME),
    ...items.map((item) => paragraph(item, room - 14, PLAIN)),
  ]);
  return {
    height: text.height,
    at: (x, y) =>
      element('rect', { x, y, width: 4, height: text.height, fill: INK.text }) + text.at(x + 14, y),
  };
}
