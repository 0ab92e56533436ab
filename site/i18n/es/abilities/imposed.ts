import { type ImposedAbility, type ImposedWords, say } from '../../abilities/words.ts';
import { combatCostWords } from './combatCosts.ts';
import { permissionWords } from './permissions.ts';
import type { About } from './references.ts';
import { requirementWords } from './requirements.ts';
import { restrictionWords } from './restrictions.ts';

/** What restricts, requires, permits or costs, said of one creature or of several. */
export const imposedWords = (ability: ImposedAbility, about: About): string =>
  say(IMPOSED, ability, about);

const IMPOSED: ImposedWords<[About]> = {
  restriction: restrictionWords,
  requirement: requirementWords,
  permission: permissionWords,
  combatCost: combatCostWords,
};
