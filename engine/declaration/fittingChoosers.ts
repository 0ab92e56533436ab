import type { Filter } from '../language/filter.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { matches, type Source } from '../state/matches.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** The positions of the creatures that a filter speaks of; of all where there is none. */
export const fittingChoosers = (
  state: GameState,
  filter: Filter | undefined,
  choosers: readonly ObjectId[],
  source: Source,
): readonly number[] =>
  choosers.flatMap((id, chooser) =>
    filter === undefined || matches(viewOf(state), filter, id, source) ? [chooser] : [],
  );
