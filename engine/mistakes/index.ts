import type { Beliefs } from './belief.ts';
import { DAMAGE } from './catalogue/damage.ts';
import { DECLARING } from './catalogue/declaring.ts';
import { STAYING_IN_COMBAT } from './catalogue/stayingInCombat.ts';
import { TRIGGERING } from './catalogue/triggering.ts';
import { TURN } from './catalogue/turn.ts';
import type { Mistake } from './mistake.ts';

/** Every named mistake by what it is about and by its name, those first on which others rest. */
const CATALOGUE = {
  stayingInCombat: STAYING_IN_COMBAT,
  declaring: DECLARING,
  damage: DAMAGE,
  triggering: TRIGGERING,
  turn: TURN,
};

type Catalogue = typeof CATALOGUE;
export type MistakeGroup = keyof Catalogue;
export type MistakeOf<G extends MistakeGroup> = keyof Catalogue[G];
export type MistakeName = { [G in MistakeGroup]: MistakeOf<G> }[MistakeGroup];

export const MISTAKES: { readonly [M in MistakeName]: Mistake } = {
  ...STAYING_IN_COMBAT,
  ...DECLARING,
  ...DAMAGE,
  ...TRIGGERING,
  ...TURN,
};

/** All that somebody believes who makes these mistakes; of what two of them bend, the later has its way. */
export const beliefsIn = (mistakes: readonly MistakeName[]): Beliefs =>
  Object.assign({}, ...mistakes.map((mistake) => MISTAKES[mistake].believes));

export const MISTAKE_NAMES: readonly MistakeName[] = Object.keys(MISTAKES).filter(isMistakeName);

export const MISTAKE_GROUPS: readonly {
  readonly group: MistakeGroup;
  readonly mistakes: readonly MistakeName[];
}[] = Object.keys(CATALOGUE)
  .filter(isMistakeGroup)
  .map((group) => ({ group, mistakes: Object.keys(CATALOGUE[group]).filter(isMistakeName) }));

export function isMistakeName(word: string): word is MistakeName {
  return Object.hasOwn(MISTAKES, word);
}

function isMistakeGroup(word: string): word is MistakeGroup {
  return Object.hasOwn(CATALOGUE, word);
}
