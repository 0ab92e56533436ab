/** As many objects, or payments, as one thing may make or ask for at once: more than any board is drawn with. */
const MOST = 1000;

/**
 * Thrown where a game would grow past all that can be told of it, as by a million tokens. No player's mistake and no bug:
 * whoever plays a script says so of its entry (`scenario/play`).
 */
export class TooMuch extends Error {
  readonly n: number;

  constructor(n: number) {
    super(`${n} at once, and ${MOST} at most`);
    this.n = n;
  }
}

/** So many times the same. Throws `TooMuch`. */
export function timesOver<T>(n: number, item: T): readonly T[] {
  if (n > MOST) throw new TooMuch(n);
  return Array.from({ length: n }, () => item);
}
