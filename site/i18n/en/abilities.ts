import type { Ability, KeywordAbility } from '../../engine.ts';
import { capital, list, manaText } from '../grammar.ts';
import { changeWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords, payWords, timingWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { filterWords, subtypeWord } from './filters.ts';
import { colors, keywords } from './keywords.ts';
import { attackedWords, limitWords } from './limits.ts';
import { whenWords } from './moments.ts';
import { isSelf, numberOf, subjectWords, whose } from './references.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability): string => capital(plainWords(ability));

function plainWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(ability);
    case 'restriction':
    case 'requirement':
      return `${onWhom(ability)}${limitWords(ability, numberOf(ability.subject))}${conditionsOf(ability)}`;
    case 'combatCost':
      return combatCostWords(ability);
    case 'spellCost':
      return `${filterWords(ability.spells, 'many', 'spell')} cost ${manaText(ability.more)} more`;
    case 'permission':
      return `${whose(ability.subject)}${permissionWords(ability)}${conditionsOf(ability)}`;
    case 'static':
      return staticWords(ability);
    case 'triggered':
      return triggeredWords(ability);
    case 'activated':
      return activatedWords(ability);
    case 'spell':
      return `${effectsWords(ability.effects, ability.targets, abilityWords)}${timingWords(ability.timing)}`;
  }
}

function keywordWords({ keyword, quality, n }: KeywordAbility): string {
  const name = keywords[keyword];
  if (n !== undefined) return `${name} ${n}`;
  if (quality === undefined) return name;
  if (keyword === 'landwalk')
    return quality.subtype === undefined
      ? `${filterWords(quality, 'one', 'permanent')}walk`
      : `${subtypeWord(quality.subtype, 'one')}walk`;
  if (keyword === 'bandsWithOther') return `${name} ${filterWords(quality, 'many')}`;
  return `${name} from ${quality.color === undefined ? filterWords(quality, 'many', 'permanent') : colors[quality.color]}`;
}

// How many may attack or block is said of nobody in particular.
const onWhom = ({ subject, ...ability }: Of<'restriction' | 'requirement'>): string =>
  ability.kind === 'restriction' && COUNTING.has(ability.restriction) ? '' : whose(subject);

const COUNTING: ReadonlySet<string> = new Set(['maxAttackers', 'maxAttackersOnYou', 'maxBlockers']);

function combatCostWords(ability: Of<'combatCost'>): string {
  const { subject, to, pay, filter, perCounter } = ability;
  const what = filter === undefined ? attackedWords(ability) : ` ${filterWords(filter, 'many')}`;
  const whom =
    subject.kind === 'all'
      ? `for each ${filterWords(subject.filter, 'one')} that ${to}s${what}`
      : `${isSelf(subject) ? '' : `for ${subjectWords(subject)} `}to ${to}${what}`;
  const each = perCounter === undefined ? '' : ` for each ${perCounter} counter on it`;
  return `${whom}: ${payWords(pay)}${each}${conditionsOf(ability)}`;
}

function permissionWords({ permission, n, filter }: Of<'permission'>): string {
  switch (permission) {
    case 'blockAdditional':
      return n === undefined ? 'can block any number of creatures' : `can block ${n} more`;
    case 'attackDespiteDefender':
      return 'can attack as though without defender';
    case 'blockAsThoughShadow':
      return 'can block creatures with shadow';
    case 'assignAsThoughUnblocked':
      return 'may assign its damage as though unblocked';
    case 'ignoreLandwalk':
      return filter?.subtype === undefined
        ? 'can be blocked as though without landwalk'
        : `can be blocked as though without ${subtypeWord(filter.subtype, 'one')}walk`;
  }
}

function staticWords(ability: Of<'static'>): string {
  const { subject, change } = ability;
  const said = isSelf(subject)
    ? changeWords(change, abilityWords)
    : `${subjectWords(subject)} ${changeWords(change, abilityWords, numberOf(subject))}`;
  return `${said}${conditionsOf(ability)}`;
}

function triggeredWords(ability: Of<'triggered'>): string {
  const condition = ability.if === undefined ? '' : `, if ${conditionWords(ability.if)}`;
  const may = ability.optional ? 'you may: ' : '';
  return `${whenWords(ability)}${condition}: ${may}${effectsWords(ability.effects, ability.targets, abilityWords)}`;
}

function activatedWords(ability: Of<'activated'>): string {
  const costs = list('en', ability.costs.map(costWords));
  const from = ability.from === undefined ? '' : '. Only from hand';
  return `${costs}: ${effectsWords(ability.effects, ability.targets, abilityWords)}${timingWords(ability.timing)}${from}`;
}
