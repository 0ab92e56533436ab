import type { Ability, Filter, KeywordAbility } from '../../engine.ts';
import { capital, manaText } from '../grammar.ts';
import { counterWords, numberWords, whereXOf } from './amounts.ts';
import { changeWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords, timingWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { filterWords, landwalkWords, theFilter } from './filters.ts';
import { imposedWords, namesItself } from './imposed.ts';
import { colors, keywords } from './keywords.ts';

import { after } from './nouns.ts';
import { agreementOfSubject, isSelf, PLAIN, subjectWords, whose } from './references.ts';
import { enchantWords } from './targets.ts';
import { whenWords } from './when.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability): string => capital(plainWords(ability));

function plainWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return keywordWords(ability);
    case 'restriction':
    case 'requirement':
    case 'permission':
    case 'combatCost':
      return `${onWhom(ability)}${imposedWords(ability, agreementOfSubject(ability.subject))}${conditionsOf(ability)}`;
    case 'spellCost':
      return `${theFilter(ability.spells, 'spell')} costano ${manaText(ability.more)} in più`;
    case 'spellKeyword':
      return `${theFilter(ability.spells, 'spell')} che lanci hanno ${keywords[ability.keyword]}`;
    case 'abilityCost':
      return `le abilità ${after('di', subjectWords(ability.subject))} costano ${manaText(ability.more)} in più`;
    case 'costReduction':
      return cheaperWords(ability);
    case 'static':
      return staticWords(ability);
    case 'entersWith':
      return entersWords(ability);
    case 'triggered':
      return triggeredWords(ability);
    case 'activated':
      return activatedWords(ability);
    case 'spell':
      return spellWords(ability);
  }
}

function keywordWords({ keyword, quality, n, cost }: KeywordAbility): string {
  const name = keywords[keyword];
  if (cost !== undefined) return `${name} ${n === undefined ? '' : `${n}—`}${manaText(cost)}`;
  if (n !== undefined) return `${name} ${n}`;
  if (quality === undefined) return name;
  if (keyword === 'landwalk') return landwalkWords(quality);
  if (keyword === 'bandsWithOther')
    return `${keywords.banding} con ${filterWords({ ...quality, other: true }, 'many')}`;
  return `${name} ${after('da', protectedFrom(quality))}`;
}

function protectedFrom(quality: Filter): string {
  if (Object.keys(quality).length === 0) return 'tutto';
  return quality.color === undefined
    ? theFilter(quality, 'permanent')
    : `il ${colors[quality.color]}`;
}

const onWhom = (
  ability: Of<'restriction' | 'requirement' | 'permission' | 'combatCost'>,
): string => {
  return namesItself(ability) ? '' : whose(ability.subject);
};

function staticWords(ability: Of<'static'>): string {
  const { subject, change } = ability;
  const who = isSelf(subject) ? '' : `${subjectWords(subject, PLAIN)} `;
  return `${who}${changeWords(change, abilityWords, agreementOfSubject(subject))}${conditionsOf(ability)}`;
}

const cheaperWords = (ability: Of<'costReduction'>): string => {
  const each = ability.perSpellCast ? ' per ogni altra magia lanciata in questo turno' : '';
  const when = ability.if === undefined ? '' : ` se ${conditionWords(ability.if)}`;
  return `lanciare questa magia costa ${ability.less} in meno${each}${when}`;
};

function entersWords({ tapped, counters, choosePlayer }: Of<'entersWith'>): string {
  const how = tapped ? 'questo permanente entra TAPpato' : 'entra';
  if (choosePlayer) return 'mentre entra, scegli un giocatore';
  if (counters === undefined) return how;
  return `${how} con ${counterWords(counters.n, counters.counter)}${whereXOf(counters.n, PLAIN)}`;
}

function triggeredWords(ability: Of<'triggered'>): string {
  const condition =
    ability.if === undefined || ability.event === 'stateHolds'
      ? ''
      : `, se ${conditionWords(ability.if)}`;
  const once = ability.firstEachTurn ? ', la prima volta in ogni turno' : '';
  const may = ability.optional ? 'se vuoi, ' : '';
  return `${whenWords(ability)}${once}${condition}: ${may}${effectsWords(ability.effects, ability.targets, abilityWords)}`;
}

function activatedWords(ability: Of<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Solo dalla mano';
  const by = ability.by === undefined ? '' : '. Può attivarla qualsiasi giocatore';
  return `${costs}: ${doneWords(ability)}${timingWords(ability.timing)}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: Of<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${doneWords(ability)}${timingWords(ability.timing)}`;
}

function doneWords({ effects, targets, modes }: Of<'activated' | 'spell'>): string {
  if (modes === undefined) return effectsWords(effects, targets, abilityWords);
  const options = modes.of.map((one) => effectsWords(one.effects, one.targets, abilityWords));
  return `scegli ${numberWords(modes.choose, 'm')}: ${options.map((one) => `“${capital(one)}”`).join(', ')}`;
}
