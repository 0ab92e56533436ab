import type { RequirementOf } from '../../language/requirement.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';

/** Believed where it is not so: that being blocked is asked of each able creature, or that one will do where all are. */
export function takenFor(
  state: GameState,
  word: RequirementOf<'blocking'>,
): RequirementOf<'blocking'> {
  const { mustBeBlocked, lure } = beliefsOf(state);
  if (word === 'mustBeBlocked' || word === 'mustBeBlockedByOne')
    return mustBeBlocked === 'byEachAble' ? 'mustBeBlockedByAll' : word;
  return word === 'mustBeBlockedByAll' && lure === 'anyOne' ? 'mustBeBlockedByOne' : word;
}
