import type { Replay } from '../explanation/frame.ts';
import { framesFrom } from '../explanation/framesFrom.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import type { ScriptToPlay } from './scriptToPlay.ts';
import { tablesFor } from './tables.ts';

/** A game as far as it has been played, as a replay that shares nothing with another. */
export function replayOf(
  line: Line,
  { edition }: Pick<Rules, 'edition'>,
  { branch, stops }: Pick<ScriptToPlay, 'branch' | 'stops'>,
): Replay {
  const frames = framesFrom(line.moments, stops);
  return {
    edition,
    branch,
    frames,
    sharedFrames: 0,
    tables: tablesFor(line.moments, frames),
    uncountedMana: uncountedManaIn(line),
    outcome: outcomeOf(line),
  };
}

const uncountedManaIn = ({ moments }: Line): readonly PlayerId[] => [
  ...new Set(
    moments.flatMap(({ entries }) =>
      entries.flatMap(({ event }) =>
        event.kind === 'manaAdded' && event.by === undefined ? [event.player] : [],
      ),
    ),
  ),
];
