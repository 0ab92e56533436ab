import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 701.3: one permanent becomes attached to another, off whatever it was on, with a new timestamp (CR 613.7e). */
export function attach(state: GameState, object: ObjectId, to: ObjectId): GameChange {
  const permanent = permanentOf(state, object);
  if (permanent === undefined || permanent.attachedTo === to) return unchanged(state);
  const { number: timestamp, counted } = nextNumber(state);
  return logged(
    withPermanent(counted, object, (one) => ({ ...one, attachedTo: to, timestamp })),
    { kind: 'attached', object, to },
    'action.attach',
  );
}
