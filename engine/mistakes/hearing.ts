import { keysOf } from '../vocabulary/entries.ts';
import type { Beliefs } from './belief.ts';

/**
 * What comes of a game, and which of its rules are asked for as it goes: whatever is not asked for could be otherwise, and the
 * game would go the same way. `run` is given what is believed in the game that it plays: what it was given.
 */
export function hearing<V>(
  believed: Beliefs | undefined,
  run: (believed: Beliefs) => V,
): { readonly came: V; readonly asksFor: (otherwise: Beliefs) => boolean } {
  const heard = new Set<PropertyKey>();
  const own = { ...believed };
  LISTENERS.set(own, (name) => heard.add(name));
  const came = run(own);
  return { came, asksFor: (otherwise) => keysOf(otherwise).some((name) => heard.has(name)) };
}

/** Rules as they are taken by somebody who believes this, from which whoever hears that hears what is asked for. */
export function heard<R extends object>(believed: Beliefs, rules: R): R {
  const hear = LISTENERS.get(believed);
  if (hear === undefined) return rules;
  return new Proxy(rules, {
    get: (all, name) => {
      hear(name);
      return Reflect.get(all, name);
    },
  });
}

const LISTENERS = new WeakMap<Beliefs, (name: PropertyKey) => void>();
