// A link as a code of squares (QR), which another phone's camera reads. Loaded by whoever asks for one.
import { encode } from 'uqr';
import type { PicturedCode } from '../../picture/picturedBoard.ts';
import { squaresPath } from '../../picture/squares.ts';
import { element, escaped } from '../../picture/xml.ts';

/** Around a code nothing stands in so many squares: what reads it finds it by that (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/**
 * The largest whose squares are two pixels wide on a screen of 360: 161 squares and the quiet zone. What reads a screen
 * needs no larger share of the code for mending it; what is left of the room goes into that.
 */
const LARGEST = 36;
/** In bytes: what a code of that size holds at its lowest level. */
export const LONGEST_CODE = 2431;

/** Nothing for a link that is too long. `largest`: up to which size of codes, of 40. */
export function codeOf(link: string, largest: number = LARGEST): PicturedCode | undefined {
  try {
    const { data, size } = encode(link, {
      ecc: 'L',
      boostEcc: true,
      border: QUIET_ZONE,
      maxVersion: largest,
    });
    return { size, runs: data.flatMap(runsIn) };
  } catch {
    return undefined;
  }
}

function runsIn(row: readonly boolean[], y: number): PicturedCode['runs'] {
  const said = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return [...said.matchAll(/#+/g)].map(({ index, 0: dark }) => ({
    x: index,
    y,
    width: dark.length,
  }));
}

/** Dark on light whatever the theme, since that is what every reader knows; `label` says what it holds. */
export function codeSvg(code: PicturedCode, label: string): string {
  const { size } = code;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, role: 'img' },
    element('title', {}, escaped(label)),
    element('rect', { width: size, height: size, fill: '#ffffff' }),
    element('path', {
      d: squaresPath(code, { x: 0, y: 0, scale: 1 }),
      fill: '#000000',
      'shape-rendering': 'crispEdges',
    }),
  );
}
