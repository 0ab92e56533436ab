import type { Change } from '../language/change.ts';
import type { GameState } from '../state/gameState.ts';
import { isGoadedByEffect } from '../state/goaded.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { addContinuousEffect, type NewEffect } from './addContinuousEffect.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';

const GOADED: Change = {
  kind: 'impose',
  ability: {
    kind: 'requirement',
    requirement: 'goaded',
    subject: { kind: 'reference', reference: 'self' },
  },
};

/** CR 701.15a: until the player's next turn the creature is goaded; by each player once (CR 701.15c-d). */
export function goad(
  state: GameState,
  object: ObjectId,
  { player, by }: { readonly player: PlayerId; readonly by: ObjectId },
): GameChange {
  if (permanentOf(state, object) === undefined || isGoadedByEffect(state, object, player))
    return unchanged(state);
  const lasting = addContinuousEffect(state, goadingOf(object, { player, by }));
  return logged(
    lasting.state,
    { kind: 'goaded', object, player, by },
    {
      decides: [
        ...(isGoadedByEffect(state, object) ? (['action.goadedByMany'] as const) : []),
        'action.goaded',
        'action.goad',
      ],
      applies: ['resolving.inOrderWritten'],
    },
  );
}

/** The effect by which it is goaded. */
export const goadingOf = (
  object: ObjectId,
  { player, by }: { readonly player: PlayerId; readonly by: ObjectId },
): NewEffect => ({
  source: by,
  controller: player,
  affects: [object],
  change: GOADED,
  until: 'yourNextTurn',
});
