import { applying } from '../citation/cited.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 702.95c-d: whether it is an unpaired creature on the battlefield under this player's control. */
export function canBePaired(state: GameState, id: ObjectId, player: PlayerId): boolean {
  const permanent = permanentOf(state, id);
  return (
    permanent?.controller === player && permanent.pairedWith === undefined && isCreature(state, id)
  );
}

/** CR 702.95b: two creatures become paired with each other. */
export const pair = (state: GameState, one: ObjectId, other: ObjectId): GameChange =>
  logged(
    withPartner(withPartner(state, one, other), other, one),
    { kind: 'paired', objects: [one, other] },
    ...applying(['keyword.paired'], ['resolving.inOrderWritten']),
  );

const withPartner = (state: GameState, id: ObjectId, pairedWith: ObjectId): GameState =>
  withPermanent(state, id, (permanent) => ({ ...permanent, pairedWith }));

/**
 * CR 702.95e: pairs of which one has left the battlefield, is no creature any more or has another controller than the
 * other are pairs no longer. To be called after whatever may make it so.
 */
export const endPairs = (state: GameState): GameChange =>
  forEach(
    state,
    state.battlefield.filter((permanent) => isPairOver(state, permanent)),
    unpair,
  );

function isPairOver(state: GameState, { id, controller, pairedWith }: Permanent): boolean {
  if (pairedWith === undefined) return false;
  return (
    permanentOf(state, pairedWith)?.controller !== controller ||
    ![id, pairedWith].every((one) => isCreature(state, one))
  );
}

function unpair(state: GameState, { id }: Permanent): GameChange {
  const pairedWith = permanentOf(state, id)?.pairedWith;
  // Of both it is found that their pair is over, and told once.
  if (pairedWith === undefined) return unchanged(state);
  const objects = [id, pairedWith];
  return logged(
    objects.reduce((now, one) => withPermanent(now, one, withoutPartner), state),
    { kind: 'unpaired', objects },
    ...applying(['keyword.unpaired'], ['effect.duration']),
  );
}

/** What it is like once it is paired no longer. */
export const withoutPartner = ({ pairedWith: _, ...permanent }: Permanent): Permanent => permanent;
