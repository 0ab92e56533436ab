import { type ImposedAbility, type ImposedWords, say } from '../../abilities/words.ts';
import { combatCostWords } from './combatCosts.ts';
import { permissionWords, wholePermission } from './permissions.ts';
import type { About } from './references.ts';
import { requirementWords, wholeRequirement } from './requirements.ts';
import { restrictionWords } from './restrictions.ts';

/** What restricts, requires, permits or costs, as the verb of one creature or of several. */
export const imposedWords = (ability: ImposedAbility, about: About): string =>
  say(IMPOSED, ability, about);

const IMPOSED: ImposedWords<[About]> = {
  restriction: restrictionWords,
  requirement: requirementWords,
  permission: permissionWords,
  combatCost: combatCostWords,
};

/** The same as a sentence of its own, where cards put something else first: `todas las que puedan bloquearla lo hacen`. */
export function wholeImposed(
  ability: ImposedAbility,
  who: string,
  about: About,
): string | undefined {
  if (ability.kind === 'requirement') return wholeRequirement(ability, who, about);
  return ability.kind === 'permission' ? wholePermission(ability, who, about) : undefined;
}
