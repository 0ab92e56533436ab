import type { Citing } from '../citation/cited.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { heedChanges } from './heedChanges.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';

/** CR 708.8: it is what is on its card from now on, and the same object: what was done to it stays. */
export function turnFaceUp(
  state: GameState,
  player: PlayerId,
  object: ObjectId,
  ...citing: Citing
): GameChange {
  const faceUp = permanentOf(state, object)?.faceUp;
  if (faceUp === undefined) return unchanged(state);
  // CR 613.7f: with a new timestamp.
  const { number: timestamp, counted } = nextNumber(state);
  const turned = withPermanent(counted, object, ({ faceUp: _, ...permanent }) => ({
    ...permanent,
    printed: faceUp,
    timestamp,
  }));
  return andThen(logged(turned, { kind: 'turnedFaceUp', player, object }, ...citing), heedChanges);
}
