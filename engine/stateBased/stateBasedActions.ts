import { heedChanges } from '../change/heedChanges.ts';
import { departedAtOnce } from '../change/making/departed.ts';
import { andThen, forEach, type GameChange, unchanged } from '../change/making/gameChange.ts';
import type { GameState } from '../state/gameState.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { unattachAndDiscard } from './attachments.ts';
import { cancelCounters, putWornOut } from './counters.ts';
import { destroyCreatures, putShrunkCreatures } from './creatures.ts';
import { losePlayers } from './players.ts';
import { chooseProtectors } from './protectors.ts';
import type { StateBasedAction } from './stateBasedAction.ts';
import { keepUnique } from './uniqueness.ts';

type Finder = (state: GameState) => readonly StateBasedAction[];

// CR 704.5, in its order; a finder looks at the state and does nothing yet.
const FINDERS: readonly Finder[] = [
  losePlayers,
  putShrunkCreatures,
  destroyCreatures,
  putWornOut,
  chooseProtectors,
  keepUnique,
  unattachAndDiscard,
  cancelCounters,
];

/**
 * CR 704.3: performs every state-based action that applies, all at once; the caller checks again until no events come back.
 * Afterwards no creature counts as dealt damage by deathtouch since the last check (CR 704.5h). The turn asks first whether
 * any applies.
 */
export const stateBasedActions = remembered((state: GameState): GameChange => {
  const acts = FINDERS.flatMap((find) => find(state));
  const done = forEach(state, acts, (now, act) => act(now));
  const atOnce = departedAtOnce(state, done);
  return andThen(andThen(atOnce, forgetDeathtouch), heedChanges);
});

const forgetDeathtouch = (state: GameState): GameChange =>
  state.battlefield.some((permanent) => permanent.deathtouched)
    ? unchanged({
        ...state,
        battlefield: state.battlefield.map((one) => ({ ...one, deathtouched: false })),
      })
    : unchanged(state);
