import { DAMAGE } from './catalogue/damage.ts';
import { DECLARING } from './catalogue/declaring.ts';
import { STAYING_IN_COMBAT } from './catalogue/stayingInCombat.ts';
import { TRIGGERING } from './catalogue/triggering.ts';
import { TURN } from './catalogue/turn.ts';
import type { Mistake } from './mistake.ts';

/** By what they are about, those first on which others rest. */
interface Groups {
  readonly stayingInCombat: typeof STAYING_IN_COMBAT;
  readonly declaring: typeof DECLARING;
  readonly damage: typeof DAMAGE;
  readonly triggering: typeof TRIGGERING;
  readonly turn: typeof TURN;
}

/** Every named mistake by its name. */
const CATALOGUE = { ...STAYING_IN_COMBAT, ...DECLARING, ...DAMAGE, ...TRIGGERING, ...TURN };

export type MistakeGroup = keyof Groups;
export type MistakeOf<G extends MistakeGroup> = keyof Groups[G];

export type MistakeName = keyof typeof CATALOGUE;

export const MISTAKES: { readonly [M in MistakeName]: Mistake } = CATALOGUE;

export const MISTAKE_NAMES: readonly MistakeName[] = namesOf(MISTAKES);

export const MISTAKE_GROUPS: { readonly [G in MistakeGroup]: readonly MistakeName[] } = {
  stayingInCombat: namesOf(STAYING_IN_COMBAT),
  declaring: namesOf(DECLARING),
  damage: namesOf(DAMAGE),
  triggering: namesOf(TRIGGERING),
  turn: namesOf(TURN),
};

function namesOf(group: object): readonly MistakeName[] {
  return Object.keys(group).filter(isMistakeName);
}

export function isMistakeName(word: string): word is MistakeName {
  return Object.hasOwn(MISTAKES, word);
}
