/**
 * Laws are held against a fixed number of random boards; `BOARDS=20` in the environment makes it twenty times as many.
 */
const TIMES = Math.max(1, Number(process.env.BOARDS ?? 1) || 1);

export const boardCount = (usual: number): number => usual * TIMES;

/** In milliseconds; for a law that takes a few seconds with the usual number of boards. */
export const BOARDS_TIMEOUT = 60_000 * TIMES;
