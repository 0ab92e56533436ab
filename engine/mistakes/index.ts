import { DAMAGE } from './catalogue/damage.ts';
import { DECLARING } from './catalogue/declaring.ts';
import { STAYING_IN_COMBAT } from './catalogue/stayingInCombat.ts';
import { TRIGGERING } from './catalogue/triggering.ts';
import { TURN } from './catalogue/turn.ts';
import type { Mistake } from './mistake.ts';

/** Every named mistake by its name, those first on which others rest. */
const CATALOGUE = { ...STAYING_IN_COMBAT, ...DECLARING, ...DAMAGE, ...TRIGGERING, ...TURN };

export type MistakeName = keyof typeof CATALOGUE;

export const MISTAKES: { readonly [M in MistakeName]: Mistake } = CATALOGUE;

export const MISTAKE_NAMES: readonly MistakeName[] = Object.keys(MISTAKES).filter(isMistakeName);

export function isMistakeName(word: string): word is MistakeName {
  return Object.hasOwn(MISTAKES, word);
}
