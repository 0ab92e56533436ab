/** Stands among an object's subtypes for every creature type there is (CR 205.3m). */
export const EVERY_CREATURE_TYPE = 'every-creature-type';

/** CR 205.3g-j, 205.3q: subtypes of other card types that a filter may name; any other word is a creature type. */
const OTHER_SUBTYPES: ReadonlySet<string> = new Set([
  ...['plains', 'island', 'swamp', 'mountain', 'forest', 'desert', 'gate', 'cave'],
  ...['equipment', 'vehicle', 'food', 'clue', 'treasure'],
  ...['aura', 'curse', 'saga', 'shrine', 'siege'],
]);

/** CR 205.3m: whether a subtype, as far as it is one that matters here, is a creature type. */
export const isCreatureType = (subtype: string): boolean => !OTHER_SUBTYPES.has(subtype);

/** Whether these subtypes hold one, all creature types counted where they are meant. */
export const includesSubtype = (subtypes: readonly string[], subtype: string): boolean =>
  subtypes.includes(subtype) || (subtypes.includes(EVERY_CREATURE_TYPE) && isCreatureType(subtype));
