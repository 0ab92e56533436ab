import { drawnBoard } from './boardPicture.ts';
import { column, type Drawn, INK, type Lettering, letters, paragraph, round } from './drawing.ts';
import type { PicturedBoard } from './picturedBoard.ts';
import { element } from './xml.ts';

/** What a link shows before it is followed, as pages of others and chats show it. */
export interface SharedThing {
  /** The site's name. */
  readonly site: string;
  /** What kind of page it is. */
  readonly kind: string;
  /** What is asked or said there. */
  readonly headline: string;
  /** What happened before, where the board does not show it. */
  readonly before?: string | undefined;
  readonly board?: PicturedBoard | undefined;
}

/** What those who show previews ask for, in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 48;

/** A part of the picture, in its pixels. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All under the head. */
const WHOLE: Room = {
  x: MARGIN,
  y: 114,
  width: SHARED_SIZE.width - 2 * MARGIN,
  height: SHARED_SIZE.height - 114 - 36,
};
const GAP = 36;
const ACCENT = '#0c5a47';

/** All that such a picture has beside the edges of its letters, for which two shades between the first two have to do. */
export const SHARED_INKS: readonly string[] = [
  INK.paper,
  INK.text,
  '#a4aba8',
  '#d0d5d2',
  INK.quiet,
  INK.edge,
  INK.attack,
  INK.attackTint,
  INK.block,
  INK.blockTint,
  ACCENT,
];
const FONT = 'R509 Sans';

/** The larger of those that fit is taken. */
const SIZES = [46, 40, 36, 32, 28, 24] as const;
/** Where no board stands beside them. */
const ALONE = [68, 60, 52, ...SIZES] as const;
/** Larger than this, a board would be nothing but large. */
const LARGEST = 1.7;

/** How wide a board is drawn before it is scaled: the one whose letters come out the largest is taken. */
const WIDTHS = [undefined, 480, 600, 740] as const;

/** A picture of a page: what it is, what it asks, and the board that it asks of. Letters are those of `picture/fonts`. */
export function sharePicture(thing: SharedThing): string {
  const { width, height } = SHARED_SIZE;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FONT,
    },
    element('rect', { width, height, fill: INK.paper }),
    headOf(thing),
    placed(thing),
  );
}

/** The mark, the site's name and what kind of page it is, over a line. */
function headOf({ site, kind }: SharedThing): string {
  const name: Lettering = { size: 30, color: ACCENT, weight: 'bold' };
  const said: Lettering = { size: 26, color: INK.quiet, weight: 'plain' };
  const stroke = { stroke: ACCENT, fill: 'none' };
  const mark = element(
    'g',
    { transform: `translate(${MARGIN} 32) scale(1.8)` },
    element('path', { d: 'M2 11h13M16.5 3v16', 'stroke-width': 3, ...stroke }),
    element('path', { d: 'M2 4h8M2 18h8', 'stroke-width': 1.5, ...stroke }),
  );
  return (
    mark +
    letters(site, MARGIN + 50, 62, name) +
    letters(kind, SHARED_SIZE.width - MARGIN, 62, said, 'end') +
    element('rect', { x: MARGIN, y: 86, width: WHOLE.width, height: 3, fill: ACCENT })
  );
}

function placed({ headline, before, board }: SharedThing): string {
  if (board === undefined)
    return wordsIn({ headline, before }, WHOLE, ALONE).at(WHOLE.x, WHOLE.y + 24);
  const drawn = WIDTHS.map((width) => drawnBoard(board, width));
  const said = before === undefined ? [{ headline }] : [{ headline, before }, { headline }];
  const [best] = said
    .flatMap((words) => waysFor(words, drawn))
    .toSorted((a, b) => b.worth - a.worth);
  return best?.draw() ?? '';
}

type Words = Pick<SharedThing, 'headline' | 'before'>;
type Board = ReturnType<typeof drawnBoard>;

/** One way to share the room between words and board, and how good it is. */
interface Way {
  readonly worth: number;
  readonly draw: () => string;
}

/** Where what happened before is left out, a board has to be so much larger to make up for it. */
const LEFT_OUT = 0.7;

/** Words beside the board, or above it. */
function waysFor(words: Words, boards: readonly Board[]): readonly Way[] {
  const beside = [360, 420, 480].flatMap((width) =>
    waysIn(words, boards, {
      text: { ...WHOLE, width },
      free: () => ({ ...WHOLE, x: WHOLE.x + width + GAP, width: WHOLE.width - width - GAP }),
    }),
  );
  const above = [0.16, 0.26, 0.36].flatMap((part) =>
    waysIn(words, boards, {
      text: { ...WHOLE, height: WHOLE.height * part },
      free: (used) => ({ ...WHOLE, y: WHOLE.y + used + 18, height: WHOLE.height - used - 18 }),
    }),
  );
  return [...beside, ...above];
}

interface Parting {
  readonly text: Room;
  /** What is left to the board under words that are so high. */
  readonly free: (used: number) => Room;
}

/** The words are laid out once for all boards. */
function waysIn(words: Words, boards: readonly Board[], { text, free }: Parting): readonly Way[] {
  const said = wordsIn(words, text);
  const room = free(said.height);
  return boards.map((board) => {
    const scale = Math.min(LARGEST, room.width / board.width, room.height / board.height);
    const worth = words.before === undefined ? scale * LEFT_OUT : scale;
    return {
      // Words that do not fit are worse than any board, and the smaller the less of them is lost.
      worth: said.height <= text.height ? worth : text.height - said.height,
      draw: () => said.at(text.x, text.y) + scaled(board, scale, room),
    };
  });
}

/** As large as they fit, the headline first. */
function wordsIn(
  { headline, before }: Words,
  { width, height }: Room,
  sizes: readonly number[] = SIZES,
): Drawn {
  let said = NOTHING;
  for (const size of sizes) {
    const quiet: Lettering = { size: Math.max(22, size * 0.62), color: INK.quiet, weight: 'plain' };
    said = column(
      [
        paragraph(headline, width, { size, color: INK.text, weight: 'bold' }),
        ...(before === undefined ? [] : [paragraph(before, width, quiet)]),
      ],
      14,
    );
    if (said.height <= height) return said;
  }
  return said;
}

const NOTHING: Drawn = { height: 0, at: () => '' };

/** In the middle of its room. */
function scaled(board: Board, scale: number, { x, y, width, height }: Room): string {
  const left = round(x + (width - board.width * scale) / 2);
  const top = round(y + Math.max(0, (height - board.height * scale) / 2));
  return element(
    'g',
    { transform: `translate(${left} ${top}) scale(${scale.toFixed(3)})` },
    board.at(0, 0),
  );
}
