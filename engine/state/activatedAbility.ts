import type { Ability } from '../language/ability.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import { writtenWith } from '../language/keywords/meaning.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { CHANGED_RULES } from './changedRules.ts';
import type { GameState } from './gameState.ts';

/** What an ability is as an activated one: itself, or what its keyword stands for; `undefined` for any other ability. */
export function asActivated(ability: Ability | undefined): ActivatedAbility | undefined {
  if (ability?.kind === 'activated') return ability;
  if (ability?.kind !== 'keyword') return undefined;
  return meaningOf(ability.keyword)?.activates?.(writtenWith(ability));
}

/** CR 605.1a: what is activated, targets nothing and could add mana as it resolves. */
export const isManaAbility = ({ targets, effects }: ActivatedAbility): boolean =>
  targets.length === 0 && effects.some(({ kind }) => kind === 'addMana');

/** CR 101.2, 602.5: something says of the object that the ability can't be activated. */
export const isForbidden = (
  state: GameState,
  source: ObjectId,
  ability: ActivatedAbility,
): boolean =>
  CHANGED_RULES.cannotActivate(state, source).some(
    ({ butMana }) => butMana === undefined || !isManaAbility(ability),
  );
