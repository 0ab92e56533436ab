import type { BoardFault, FaultCode, FaultyKey, Nature, StatedObject } from './boardFault.ts';

/** What is wrong with what an object is attached to, or with its being attached to nothing. */
export function attachmentFaults(
  object: StatedObject,
  objects: readonly StatedObject[],
): readonly BoardFault[] {
  const { id, nature, names } = object;
  const { attachedTo, enchants } = names;
  const ofHost = attachedTo === undefined ? [] : hostFaults(id, attachedTo, objects);
  const codes: readonly (readonly [key: FaultyKey, because: FaultCode])[] = [
    ...(attachedTo === undefined || ofHost.length > 0
      ? []
      : unattachable(nature).map((because) => ['attachedTo', because] as const)),
    ...(enchants === undefined || nature === undefined || isAura(nature)
      ? []
      : [['enchants', 'enchantingAura'] as const]),
    ...(attachedTo !== undefined && enchants !== undefined
      ? [['attachedTo', 'enchantsOne'] as const]
      : []),
    ...(isLonelyAura(object) ? [['attachedTo', 'attachedAura'] as const] : []),
  ];
  return [...ofHost, ...codes.map(([key, because]) => ({ of: id, key, because }))];
}

const isAura = ({ types, subtypes }: Nature): boolean =>
  subtypes.includes('aura') && !comesOff(types);

/** CR 303.4d, 310.10, 704.5p: neither a creature nor a battle is attached to anything, whatever else it is. */
const comesOff = (types: Nature['types']): boolean =>
  types.includes('creature') || types.includes('battle');

/** CR 301.5, 301.6, 303.4: what is attached to something. */
const ATTACHABLE = ['aura', 'equipment', 'fortification'];

function unattachable(nature: Nature | undefined): readonly FaultCode[] {
  if (nature === undefined) return [];
  if (comesOff(nature.types)) return ['noAttachedCreature'];
  return ATTACHABLE.some((one) => nature.subtypes.includes(one)) ? [] : ['attachable'];
}

/** CR 704.5m: it would be in the graveyard. */
const isLonelyAura = ({ nature, names, isOnBattlefield }: StatedObject): boolean =>
  isOnBattlefield &&
  nature !== undefined &&
  isAura(nature) &&
  names.attachedTo === undefined &&
  names.enchants === undefined;

function hostFaults(
  id: string,
  host: string,
  objects: readonly StatedObject[],
): readonly BoardFault[] {
  const fault = (because: FaultCode) => ({ of: id, key: 'attachedTo', because }) as const;
  if (host === id) return [fault('attachedToAnother')];
  if (!objects.some((one) => one.isOnBattlefield && one.id === host))
    return [{ ...fault('unknownPermanent'), named: host }];
  return isInCircle(id, objects) ? [fault('attachedInNoCircle')] : [];
}

/** Whether what it is attached to is attached to something, and so on, and that leads back to it. */
function isInCircle(id: string, objects: readonly StatedObject[]): boolean {
  const passed = new Set<string>();
  let now: string | undefined = id;
  while (now !== undefined && !passed.has(now)) {
    passed.add(now);
    const next: StatedObject | undefined = objects.find((object) => object.id === now);
    now = next?.names.attachedTo;
  }
  return now === id;
}

/** CR 702.95c-e: two creatures of one player, and no third. */
export function pairFaults(
  { id, player, nature, names: { pairedWith: other } }: StatedObject,
  objects: readonly StatedObject[],
): readonly BoardFault[] {
  if (other === undefined) return [];
  const fault = (because: FaultCode) => ({ of: id, key: 'pairedWith', because }) as const;
  const there = objects.filter((one) => one.isOnBattlefield);
  const own = there.filter((one) => one.player === player);
  const found = own.find((one) => one.id === other && other !== id);
  if (found === undefined)
    return there.some((one) => one.id === other)
      ? [fault('pairOfCreatures')]
      : [{ ...fault('unknownPermanent'), named: other }];
  if ([nature, found.nature].some((one) => one !== undefined && !one.types.includes('creature')))
    return [fault('pairOfCreatures')];
  return own.some((one) => isThird(one, [id, other])) ? [fault('pairOfTwo')] : [];
}

/** Whether a pair has one in it that is said to be paired with another. */
const isThird = (
  { id, names: { pairedWith: other } }: StatedObject,
  pair: readonly string[],
): boolean => other !== undefined && pair.includes(id) !== pair.includes(other);
