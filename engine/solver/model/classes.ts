/**
 * Equal creatures as one: a class holds choosers (or targets) between which nothing in the problem distinguishes, so
 * only how many of them go where can matter. Equality is compared exactly; hashes only keep the comparisons few.
 */
import { int, real } from '../flow/numbers.ts';

/** Something that can be told from its equals by a key and a list of (neighbour, amount). */
export interface Profile {
  readonly key: string;
  readonly neighbours: Int32Array;
  readonly amounts: Float64Array;
}

/** The members of each class, in the order of their first members. */
export function classesOf(
  profiles: readonly (Profile | undefined)[],
): readonly (readonly number[])[] {
  const byHash = new Map<number, number[][]>();
  const classes: number[][] = [];
  const keys = new Map<string, number>();
  profiles.forEach((profile, member) => {
    if (profile === undefined) return;
    const hash = hashOf(profile, keys);
    const alike = byHash.get(hash) ?? [];
    byHash.set(hash, alike);
    const known = alike.find(([first]) => isSame(profile, profiles[first ?? -1]));
    if (known !== undefined) {
      known.push(member);
      return;
    }
    const founded = [member];
    alike.push(founded);
    classes.push(founded);
  });
  return classes;
}

function hashOf({ key, neighbours, amounts }: Profile, keys: Map<string, number>): number {
  const keyNumber = keys.get(key) ?? keys.size;
  keys.set(key, keyNumber);
  let hash = keyNumber;
  for (let at = 0; at < neighbours.length; at++) {
    hash = Math.imul(hash ^ int(neighbours, at), 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15) ^ real(amounts, at), 0x85ebca6b);
  }
  return hash;
}

function isSame(a: Profile, b: Profile | undefined): boolean {
  if (b === undefined || a.key !== b.key || a.neighbours.length !== b.neighbours.length)
    return false;
  for (let at = 0; at < a.neighbours.length; at++) {
    if (a.neighbours[at] !== b.neighbours[at] || a.amounts[at] !== b.amounts[at]) return false;
  }
  return true;
}
