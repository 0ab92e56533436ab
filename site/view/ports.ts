/** The bars under an attacker: where they are, from its middle, in percent of the field; and half of a bar, in pixels. */
export interface Ports {
  readonly places: readonly number[];
  readonly bar: number;
}

/** A field is at least this wide, in pixels: on a phone of 360. */
const NARROWEST = 324;
const BAR = 9;
const THINNEST = 3;
/** Two blockers are no further apart than this, in percent. */
const APART = 18;

/** Spread under the attacker and never past its edges, however wide the field is. */
export function portsUnder(count: number, near: number, away: number): Ports {
  const most = Math.max(2, near, away);
  const room = 2 * reach(near, most);
  const inPixels = (percent: number): number => (percent * NARROWEST) / 100;
  const bar = Math.max(THINNEST, Math.min(BAR, inPixels(room) / Math.max(1, count) / 2 - 1));
  const within = room - (200 * bar) / NARROWEST;
  const apart = count > 1 ? Math.min(APART, within / (count - 1)) : 0;
  return {
    places: Array.from({ length: count }, (_, port) => (port - (count - 1) / 2) * apart),
    bar,
  };
}

/**
 * How far an attacker's lower edge reaches to each side for certain, in percent of the field: its column, or what
 * board.css lets a tile and a field be at most (--tile, --cell and the field's own width).
 */
const reach = (inRow: number, most: number): number =>
  Math.min(50 / Math.max(1, inRow) - 1.5, Math.max(13, 38 / most));
