import { type ImposedAbility, type ImposedWords, say } from '../../abilities/words.ts';
import type { Agreement } from '../agreement.ts';
import { combatCostWords } from './combatCosts.ts';
import { permissionWords } from './permissions.ts';
import { requirementWords } from './requirements.ts';
import { restrictionWords } from './restrictions.ts';

/** What restricts, requires, permits or costs, said of one creature or of several. */
export const imposedWords = (ability: ImposedAbility, as: Agreement): string =>
  say(IMPOSED, ability, as);

const IMPOSED: ImposedWords<[Agreement]> = {
  restriction: restrictionWords,
  requirement: requirementWords,
  permission: permissionWords,
  combatCost: combatCostWords,
};
