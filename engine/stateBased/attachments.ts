import { unchanged } from '../change/making/gameChange.ts';
import { hasProtectionFrom } from '../change/making/lastKnown.ts';
import { logged, withPermanent } from '../change/making/withParts.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { characteristicsOf, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf, playerOf } from '../state/lookup.ts';
import { matches } from '../state/matches.ts';
import type { CardType } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { putIntoGraveyard } from './putIntoGraveyard.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/**
 * CR 704.5m, 704.5n, 704.5p: Auras on nothing or on what they cannot enchant go; Equipment and Fortifications that may not stay
 * come off, and so does whatever is a creature, a battle, or none of these.
 */
export function unattachAndDiscard(state: GameState): readonly StateBasedAction[] {
  const goAtOnce = rulesOf(state).creatureAuras === 'goAtOnce';
  return state.battlefield.flatMap((permanent): readonly StateBasedAction[] => {
    const { types, subtypes } = theCharacteristics(state, permanent.id);
    const isOf = (type: string): boolean => subtypes.some((one) => one.toLowerCase() === type);
    const comesOff = whyNeverAttached(types, ATTACHABLE.some(isOf));
    const isOn = permanent.attachedTo !== undefined;
    // CR 303.4d: before 2009, rule 212.4g put it into the graveyard without taking it off first.
    if (isOn && isOf('aura') && types.includes('creature') && goAtOnce)
      return [putIntoGraveyard(permanent.id, 'unattached', 'aura.creature')];
    if (comesOff !== undefined && isOn) return [(now) => unattach(now, permanent.id, comesOff)];
    if (isOf('aura'))
      return comesOff === undefined && enchantsLegally(state, permanent)
        ? []
        : [putIntoGraveyard(permanent.id, 'unattached', 'stateBased.illegalAura')];
    const host = HOSTS.find(([subtype]) => isOf(subtype))?.[1];
    return host === undefined || isOnLegally(state, permanent, host)
      ? []
      : [(now) => unattach(now, permanent.id, 'stateBased.illegalEquipment')];
  });
}

const ATTACHABLE = ['aura', 'equipment', 'fortification'];

/** CR 301.5, 301.6: what each is attached to. */
const HOSTS = [
  ['equipment', 'creature'],
  ['fortification', 'land'],
] as const;

/** CR 704.5p; CR 303.4d: an Aura comes off first, and is put into the graveyard at the next check. */
function whyNeverAttached(
  types: readonly CardType[],
  isAttachable: boolean,
): 'stateBased.attachedCreature' | 'stateBased.attachedOther' | undefined {
  if (!isAttachable) return 'stateBased.attachedOther';
  return types.includes('creature') || types.includes('battle')
    ? 'stateBased.attachedCreature'
    : undefined;
}

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

function isOnLegally(state: GameState, attached: Permanent, host: CardType): boolean {
  const { attachedTo } = attached;
  if (attachedTo === undefined) return true;
  const types = characteristicsOf(state, attachedTo)?.types ?? [];
  // CR 702.16d
  return (
    types.includes(host) &&
    !hasProtectionFrom(state, { kind: 'object', object: attachedTo }, attached.id)
  );
}

function unattach(state: GameState, object: ObjectId, rule: RuleKey) {
  const from = permanentOf(state, object)?.attachedTo;
  if (from === undefined) return unchanged(state);
  return logged(
    withPermanent(state, object, (permanent) => ({ ...permanent, attachedTo: undefined })),
    { kind: 'becameUnattached', object, from },
    rule,
  );
}
