import { isUsedUp, withUse } from '../change/making/onceEachTurn.ts';
import type { GameState } from '../state/gameState.ts';
import type { WaitingTrigger } from '../state/stack.ts';

/** CR 603.2c: of what happens several times at once, too, an ability that triggers once each turn takes the first. */
export function withinLimits(
  { before, after }: { readonly before: GameState; readonly after: GameState },
  found: readonly WaitingTrigger[],
): readonly WaitingTrigger[] {
  let so = after;
  return found.filter((waiting) => {
    if (isUsedUp(so, waiting, before)) return false;
    so = withUse(so, waiting);
    return true;
  });
}

/** The state, which remembers which abilities with such a limit have triggered. */
export const withUses = (state: GameState, found: readonly WaitingTrigger[]): GameState =>
  found.reduce(withUse, state);
