import type { Ability } from '../language/ability.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';

/** What an ability is as an activated one: itself, or what its keyword stands for; `undefined` for any other ability. */
export function asActivated(ability: Ability | undefined): ActivatedAbility | undefined {
  if (ability?.kind === 'activated') return ability;
  if (ability?.kind !== 'keyword') return undefined;
  return meaningOf(ability.keyword)?.activates?.(writtenWith(ability));
}
