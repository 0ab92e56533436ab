import type { Ability, KeywordAbility, PermissionCode } from '../../engine.ts';
import { capital, manaText } from '../grammar.ts';
import { changeWords } from './changes.ts';
import { conditionsOf } from './conditions.ts';
import { costWords } from './costs.ts';
import { activatedWords, spellWords, triggeredWords } from './effects.ts';
import { filterWords, whose } from './filters.ts';
import { colors, keywords, subtypes } from './keywords.ts';
import { requirementWords, restrictionWords } from './limits.ts';

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability): string => capital(plainWords(ability));

function plainWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(ability);
    case 'restriction':
      return `${whose(ability.subject)}${restrictionWords(ability)}${conditionsOf(ability)}`;
    case 'requirement':
      return `${whose(ability.subject)}${requirementWords(ability)}${conditionsOf(ability)}`;
    case 'combatCost':
      return `${costWords(ability.pay)} for each creature that ${ability.to}s${ability.onlyIfAttackingYou ? ' you' : ''}`;
    case 'spellCost':
      return `${filterWords(ability.spells, 'many', 'spell')} cost ${manaText(ability.more)} more`;
    case 'permission':
      return `${whose(ability.subject)}${PERMISSION[ability.permission](ability.n)}`;
    case 'static':
      return `${whose(ability.subject)}${changeWords(ability.change, abilityWords)}${conditionsOf(ability)}`;
    case 'triggered':
      return triggeredWords(ability, abilityWords);
    case 'activated':
      return activatedWords(ability, abilityWords);
    case 'spell':
      return spellWords(ability, abilityWords);
  }
}

function keywordWords({ keyword, quality }: KeywordAbility): string {
  if (keyword === 'landwalk' && quality?.subtype !== undefined)
    return `${subtypes[quality.subtype]?.[0] ?? quality.subtype}walk`;
  if (keyword === 'protection' && quality !== undefined)
    return `protection from ${quality.color === undefined ? filterWords(quality, 'many') : colors[quality.color]}`;
  return keywords[keyword];
}

const PERMISSION: { readonly [P in PermissionCode]: (n: number | undefined) => string } = {
  blockAdditional: (n) =>
    n === undefined ? 'can block any number of creatures' : `can block ${n} more`,
  attackDespiteDefender: () => 'can attack as though without defender',
  blockAsThoughShadow: () => 'can block creatures with shadow',
  assignAsThoughUnblocked: () => 'may assign its damage as though unblocked',
};
