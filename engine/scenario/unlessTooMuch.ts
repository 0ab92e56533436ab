import { TooMuch } from '../vocabulary/tooMuch.ts';
import type { Trouble } from './problem.ts';

/** What comes of an act, unless the game grows past all that can be told. */
export function unlessTooMuch<T>(
  act: () => T,
): { readonly kind: 'played'; readonly value: T } | Extract<Trouble, { readonly kind: 'tooMuch' }> {
  try {
    return { kind: 'played', value: act() };
  } catch (error) {
    if (error instanceof TooMuch) return { kind: 'tooMuch', n: error.n };
    throw error;
  }
}
