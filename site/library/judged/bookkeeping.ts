import type { Replay } from '#engine';

/**
 * How much must be kept in mind at once, 1 to 5: the creatures on the fullest board, and the
 * declarations, damage and triggers of the longest line.
 */
export function bookkeepingOf(replays: readonly Replay[]): number {
  const load = Math.max(1, ...replays.map(loadOf));
  return Math.min(5, Math.max(1, Math.ceil(load / 5)));
}

function loadOf({ frames, tables }: Replay): number {
  const creatures = Math.max(0, ...frames.map(({ board }) => board.permanents.length));
  const choices = Math.max(0, ...tables.map(({ rows }) => rows.length));
  const steps = frames.length / 2;
  return creatures + Math.log2(1 + choices) * 2 + steps;
}
