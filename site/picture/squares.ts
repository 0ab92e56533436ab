import type { PicturedCode } from './picturedBoard.ts';

/** Where a code stands, and how wide one of its squares is. */
export interface SquaresPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The dark squares of a code as one path. */
export const squaresPath = ({ runs }: PicturedCode, { x, y, scale }: SquaresPlace): string =>
  runs
    .map((run) => {
      const [left, top, width] = [x + run.x * scale, y + run.y * scale, run.width * scale];
      return `M${left} ${top}h${width}v${scale}h${-width}z`;
    })
    .join('');
