import type { Effect } from '../../../engine.ts';
import { underOneMay, type Voice } from '../../abilities/breaths.ts';
import { mayDo } from './verbs.ts';

/** `you may untap it and remove it from combat`, `you may draw a card; if you do, discard a card` */
export function mayWords(effects: readonly Effect[], within: Voice['within']): string {
  const ofFirst = underOneMay(effects);
  const first = effects.slice(0, ofFirst);
  const rest = effects.slice(ofFirst);
  const may = mayDo(within(first));
  if (rest.length === 0) return may;
  const then = within(rest, first);
  return / (?:it|them)(?: |$)/.test(then) && isTurned(first)
    ? `${may} and ${then}`
    : `${may}; if you do, ${then}`;
}

// What is done to a thing besides is no consequence of turning it.
const isTurned = ([one]: readonly Effect[]): boolean =>
  one?.kind === 'tap' || one?.kind === 'untap';
