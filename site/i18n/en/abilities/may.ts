import type { Effect } from '../../../engine.ts';
import type { Voice } from '../../abilities/breaths.ts';
import { mayDo } from './verbs.ts';

/** `you may untap it and remove it from combat`, `you may draw a card; if you do, discard a card` */
export function mayWords(effects: readonly Effect[], within: Voice['within']): string {
  // What is chosen is said with what is done to it.
  const ofFirst = effects[0]?.kind === 'choose' ? 2 : breathOf(effects);
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

/** How many of the first are told in one breath. */
function breathOf([first, ...more]: readonly Effect[]): number {
  const like = (effect: Effect): string =>
    effect.kind === 'apply' ? JSON.stringify([effect.until, effect.subject]) : '';
  if (first === undefined || like(first) === '') return 1;
  const other = more.findIndex((one) => like(one) !== like(first));
  return other === -1 ? more.length + 1 : other + 1;
}
