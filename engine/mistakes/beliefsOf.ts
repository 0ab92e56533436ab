import { type Belief, type Beliefs, WHAT_IS_SO } from './belief.ts';
import { heard } from './hearing.ts';
import type { Rules } from './rulesOf.ts';

/** What is believed where no edition has it so, for the folders `beliefs` of the rooms, which alone ask for it. */
export function beliefsOf({ believed }: Pick<Rules, 'believed'>): Belief {
  if (believed === undefined) return WHAT_IS_SO;
  const held = remembered.get(believed) ?? heard(believed, { ...WHAT_IS_SO, ...believed });
  remembered.set(believed, held);
  return held;
}

/** A game keeps what is believed in it. */
const remembered = new WeakMap<Beliefs, Belief>();
