import { unchanged } from '../change/making/gameChange.ts';
import { hasProtectionFrom } from '../change/making/lastKnown.ts';
import { logged, withPermanent } from '../change/making/withParts.ts';
import { characteristicsOf, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf, playerOf } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';

import type { ObjectId } from '../vocabulary/ids.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5m, 704.5n: Auras on nothing or on what they cannot enchant go; Equipment that may not stay comes off. */
export const unattachAndDiscard = (state: GameState): readonly StateBasedAction[] =>
  state.battlefield.flatMap((permanent): readonly StateBasedAction[] => {
    const subtypes = theCharacteristics(state, permanent.id).subtypes.map((one) =>
      one.toLowerCase(),
    );
    if (subtypes.includes('aura') && !enchantsLegally(state, permanent))
      return [putIntoGraveyard(permanent.id, 'unattached', 'stateBased.illegalAura')];
    if (subtypes.includes('equipment') && !isEquippedLegally(state, permanent))
      return [(now) => unattach(now, permanent.id)];
    return [];
  });

function enchantsLegally(state: GameState, aura: Permanent): boolean {
  const { attachedTo, enchants } = aura;
  // CR 303.4b, 702.16c: an Aura may be on a player.
  if (enchants !== undefined)
    return (
      playerOf(state, enchants)?.status === 'playing' &&
      !hasProtectionFrom(state, { kind: 'player', player: enchants }, aura.id)
    );
  if (attachedTo === undefined || permanentOf(state, attachedTo) === undefined) return false;
  // CR 702.16c
  if (hasProtectionFrom(state, { kind: 'object', object: attachedTo }, aura.id)) return false;
  const source = { object: aura.id, controller: aura.controller };
  return theCharacteristics(state, aura.id).abilities.every(
    (ability) =>
      ability.kind !== 'spell' ||
      ability.targets.every(({ filter }) => matches(viewOf(state), filter, attachedTo, source)),
  );
}

function isEquippedLegally(state: GameState, equipment: Permanent): boolean {
  const { attachedTo } = equipment;
  if (attachedTo === undefined) return true;
  const types = characteristicsOf(state, attachedTo)?.types ?? [];
  // CR 702.16d
  return (
    types.includes('creature') &&
    !hasProtectionFrom(state, { kind: 'object', object: attachedTo }, equipment.id)
  );
}

function unattach(state: GameState, object: ObjectId) {
  const from = permanentOf(state, object)?.attachedTo;
  if (from === undefined) return unchanged(state);
  return logged(
    withPermanent(state, object, (permanent) => ({ ...permanent, attachedTo: undefined })),
    { kind: 'becameUnattached', object, from },
    'stateBased.illegalEquipment',
  );
}
