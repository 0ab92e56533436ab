import type { AbilityLanguage, GivenWords } from './abilityLanguage.ts';
import { yes } from './effectPlan.ts';
import { modesWords } from './modes.ts';
import type { Doing } from './words.ts';

/** What it does as it resolves: its effects, or the modes that are chosen among. */
export function doneWords(ability: Doing, l: AbilityLanguage, words: GivenWords): string {
  const { effects, targets, modes } = ability;
  const may = ability.kind === 'triggered' ? yes(ability.optional) : undefined;
  if (modes === undefined)
    return l.done(may ? [{ kind: 'may', effects }] : effects, targets, words, ability);
  const options = modes.of.map((one) => l.done(one.effects, one.targets, words, ability));
  return modesWords(modes, options, may, l);
}
