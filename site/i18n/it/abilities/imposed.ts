import type { ImposedAbility, ImposedWords } from '../../abilities/words.ts';
import { say } from '../../abilities/words.ts';
import type { Agreement } from '../agreement.ts';
import { combatCostWords } from './combatCosts.ts';
import { permissionWords } from './permissions.ts';
import { requirementWords } from './requirements.ts';
import { restrictionWords } from './restrictions.ts';

/** What restricts, requires, permits or costs, said of one creature or of several; `when`: ` in questo turno`. */
export const imposedWords = (ability: ImposedAbility, as: Agreement, when?: string): string =>
  say(IMPOSED, ability, as, when);

const IMPOSED: ImposedWords<[Agreement, string | undefined]> = {
  restriction: restrictionWords,
  requirement: requirementWords,
  permission: permissionWords,
  combatCost: (ability, _, when) => combatCostWords(ability, when),
};
