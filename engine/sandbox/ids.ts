import type { Characteristics } from '../language/characteristics.ts';
import { type ObjectId, objectId } from '../vocabulary/ids.ts';

/** Ids for things in their order, each from what it is: `boggart-brute`, `spirit`, `spirit-2`, `creature`. */
export function idsFor(things: readonly Characteristics[]): readonly ObjectId[] {
  const used = new Set<string>();
  const last = new Map<string, number>();
  return things.map((thing) => {
    const base = baseOf(thing);
    let n = (last.get(base) ?? 0) + 1;
    while (used.has(numbered(base, n))) n += 1;
    last.set(base, n);
    used.add(numbered(base, n));
    return objectId(numbered(base, n));
  });
}

const numbered = (base: string, n: number): string => (n === 1 ? base : `${base}-${n}`);

/** Shorter than an id may be, so that a number has room behind it. */
const LONGEST = 48;

function baseOf({ name, subtypes, types }: Characteristics): string {
  if (name.kind === 'unknown') return name.kind;
  const words = name.kind === 'card' ? name.card : subtypes.join('-');
  const plain = words
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LONGEST);
  return /^[a-z]/.test(plain) && !(plain in Object.prototype) ? plain : (types.at(-1) ?? 'object');
}
