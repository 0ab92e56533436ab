/**
 * Laws are held against a fixed number of random boards; `BOARDS=20` in the environment makes it twenty times as many,
 * `BOARDS=0.1` a tenth. `FIRST_BOARD=33497` begins with the board of that seed.
 */
const TIMES = Number(process.env.BOARDS ?? 1) || 1;
const FIRST = Number(process.env.FIRST_BOARD ?? 1) || 1;

const boardCount = (usual: number): number => Math.ceil(usual * TIMES);

/** In milliseconds; for a law that takes up to a quarter of a minute with the usual number of boards, alone on a machine. */
export const BOARDS_TIMEOUT = 300_000 * Math.max(1, TIMES);

/** Some is enough to see what they have in common. */
const ENOUGH = 5;

/** Boards on which some law once failed: they are tried whatever the number. */
const ONCE_WRONG = [33_497];

/** The first seeds, of so many, at which a law does not hold. A throw is told with its seed. */
export function seedsAgainst(usual: number, holds: (seed: number) => boolean): readonly number[] {
  const found: number[] = ONCE_WRONG.filter((seed) => !holdsAt(seed, holds));
  const last = FIRST + boardCount(usual) - 1;
  for (let seed = FIRST; seed <= last && found.length < ENOUGH; seed += 1) {
    if (!holdsAt(seed, holds)) found.push(seed);
  }
  return found;
}

function holdsAt(seed: number, holds: (seed: number) => boolean): boolean {
  try {
    return holds(seed);
  } catch (cause) {
    throw new Error(`thrown on the board of seed ${seed}`, { cause });
  }
}
