import { givenName, objectId } from '../vocabulary/ids.ts';

/** Whether something that is told names this player, or any of the objects that have this name (CR 400.7). */
export function mentions(told: unknown, name: string): boolean {
  const words = JSON.stringify(told);
  const given = givenName(objectId(name));
  return [`"${given}"`, `"${given}#`].some((written) => words.includes(written));
}
