import type { Ability } from '../../engine.ts';
import { capital, manaText } from '../grammar.ts';
import { combatCostWords, permissionWords } from './allowances.ts';
import { counterUnit, measured } from './amounts.ts';
import { changeWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords, timingWords } from './costs.ts';
import { effectsWords, spellWords } from './effects.ts';
import { theFilter } from './filters.ts';
import { keywords } from './keywords.ts';
import { printedKeyword } from './keywordWords.ts';
import { aboutOf, isCounting, limitWords } from './limits.ts';
import { whenWords } from './moments.ts';
import { isSelf, PLAIN, subjectWords, whose } from './references.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability): string => capital(plainWords(ability));

function plainWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return printedKeyword(ability);
    case 'restriction':
    case 'requirement':
      return `${onWhom(ability)}${limitWords(ability, aboutOf(ability.subject))}${conditionsOf(ability)}`;
    case 'combatCost':
      return combatCostWords(ability);
    case 'spellCost':
      return `${theFilter(ability.spells, 'spell')} cuestan ${manaText(ability.more)} más`;
    case 'permission':
      return `${whose(ability.subject)}${permissionWords(ability, aboutOf(ability.subject))}${conditionsOf(ability)}`;
    case 'static':
      return staticWords(ability);
    case 'triggered':
      return triggeredWords(ability);
    case 'activated':
      return activatedWords(ability);
    case 'spell':
      return `${spellWords(ability, abilityWords)}${timingWords(ability.timing)}`;
    case 'entersWith':
      return entersWords(ability);
  }
}

const onWhom = (ability: Of<'restriction' | 'requirement'>): string =>
  isCounting(ability) ? '' : whose(ability.subject);

function staticWords(ability: Of<'static'>): string {
  const { subject, change } = ability;
  const who = isSelf(subject) ? '' : `${subjectWords(subject)} `;
  return `${who}${changeWords(change, abilityWords, aboutOf(ability.subject))}${conditionsOf(ability)}`;
}

function triggeredWords(ability: Of<'triggered'>): string {
  const condition =
    ability.if === undefined ? '' : `, si ${conditionWords(ability.if, 'indicative')}`;
  const may = ability.optional ? 'puedes hacer esto: ' : '';
  return `${whenWords(ability)}${condition}: ${may}${effectsWords(ability.effects, ability.targets, abilityWords)}`;
}

function activatedWords(ability: Of<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Solo desde la mano';
  return `${costs}: ${spellWords(ability, abilityWords)}${timingWords(ability.timing)}${from}`;
}

/** `entra girado y con 3 contadores de carga` */
function entersWords({ tapped, counters }: Of<'entersWith'>): string {
  const how = [
    ...(tapped ? ['girado'] : []),
    ...(counters === undefined
      ? []
      : [`con ${measured(counters.n, counterUnit(counters.counter), PLAIN)}`]),
  ];
  return `este permanente entra ${how.join(' y ')}`;
}
