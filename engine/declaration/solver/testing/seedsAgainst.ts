/**
 * Laws are held against a fixed number of random boards; `BOARDS=20` in the environment makes it twenty times as many,
 * `BOARDS=0.1` a tenth.
 */
const TIMES = Number(process.env.BOARDS ?? 1) || 1;

const boardCount = (usual: number): number => Math.ceil(usual * TIMES);

/** In milliseconds; for a law that takes a few seconds with the usual number of boards. */
export const BOARDS_TIMEOUT = 60_000 * Math.max(1, TIMES);

/** Some is enough to see what they have in common. */
const ENOUGH = 5;

/** The first seeds, of so many, at which a law does not hold. */
export function seedsAgainst(usual: number, holds: (seed: number) => boolean): readonly number[] {
  const found: number[] = [];
  const boards = boardCount(usual);
  for (let seed = 1; seed <= boards && found.length < ENOUGH; seed += 1) {
    if (!holds(seed)) found.push(seed);
  }
  return found;
}
