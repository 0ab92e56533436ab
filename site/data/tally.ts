import { played } from './scenarios.ts';

export interface Tally {
  readonly boards: number;
  readonly steps: number;
  readonly rulings: number;
}

/** How much was computed for the pages: boards, steps shown, and declarations ruled on, over all editions. */
export function tally(): Tally {
  const replays = played.flatMap(({ editions }) => [...editions.values()].flat());
  const events = replays.flatMap(({ frames }) => frames.flatMap((frame) => frame.events));
  const ruled = events.filter((event) => 'verdict' in event).length;
  const rows = replays.flatMap(({ tables }) => tables.map((table) => table.rows.length));
  return {
    boards: played.length,
    steps: replays.reduce((sum, { frames, sharedFrames }) => sum + frames.length - sharedFrames, 0),
    rulings: ruled + rows.reduce((sum, n) => sum + n, 0),
  };
}
