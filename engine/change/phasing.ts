import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { andThen, type Changed, forEach, unchanged } from './changed.ts';
import { removeFromCombat } from './removeFromCombat.ts';
import { told } from './update.ts';

/** Permanents phase out with whatever is attached to them: out of combat and, for everything else, not there (CR 702.26b). */
export function phaseOut(state: GameState, ids: readonly ObjectId[]): Changed {
  const leaving = state.battlefield.filter(
    ({ id, attachedTo }) =>
      ids.includes(id) || (attachedTo !== undefined && ids.includes(attachedTo)),
  );
  const objects = leaving.map(({ id }) => id);
  if (objects.length === 0) return unchanged(state);
  const outOfCombat = forEach(state, objects, (now, id) => removeFromCombat(now, id, 'phasedOut'));
  return andThen(outOfCombat, (now) =>
    told(
      {
        ...now,
        battlefield: now.battlefield.filter(({ id }) => !objects.includes(id)),
        phasedOut: [...(now.phasedOut ?? []), ...leaving],
      },
      { kind: 'phasedOut', objects },
      'keyword.phasedOut',
    ),
  );
}

/**
 * CR 502.1: as the untap step begins, the active player's phased-out permanents phase in and their permanents with
 * phasing phase out, at one time: what phases in does not phase out again.
 */
export function phaseInAndOut(state: GameState): Changed {
  const isOwn = ({ controller }: Permanent): boolean => controller === state.turn.activePlayer;
  const coming = (state.phasedOut ?? []).filter(isOwn);
  const going = state.battlefield.filter(
    (permanent) => isOwn(permanent) && hasKeyword(state, permanent.id, 'phasing'),
  );
  const out = phaseOut(
    state,
    going.map(({ id }) => id),
  );
  if (coming.length === 0) return out;
  return andThen(out, (now) =>
    told(
      {
        ...now,
        battlefield: [...now.battlefield, ...coming],
        phasedOut: (now.phasedOut ?? []).filter((permanent) => !coming.includes(permanent)),
      },
      { kind: 'phasedIn', objects: coming.map(({ id }) => id) },
      'untap.phasing',
      'keyword.phasedIn',
    ),
  );
}
