import type { Ability } from '../../../engine.ts';
import { type Host, withHost } from '../../abilities/host.ts';
import { namesItself } from '../../abilities/imposed.ts';
import { isSelf } from '../../abilities/references.ts';
import {
  type AbilityOf,
  type AbilityWords,
  type ImposedAbility,
  say,
} from '../../abilities/words.ts';
import { capital, manaText } from '../../grammar.ts';
import { after } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { counterWords, whereXOf } from './amounts.ts';
import { changeWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { theFilter } from './filterPhrases.ts';
import { HOSTS } from './hosts.ts';
import { imposedWords } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import { howManyModes } from './modes.ts';
import { agreementOfSubject, PLAIN, subjectWords, whose } from './references.ts';
import { enchantWords } from './targets.ts';
import { timingWords } from './timings.ts';
import { whenWords } from './triggers.ts';

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability, host: Host = 'creature'): string =>
  capital(withHost(say(ABILITIES, ability), HOSTS[host]));

const imposed = (ability: ImposedAbility): string => {
  const who = namesItself(ability) ? '' : whose(ability.subject);
  return `${who}${imposedWords(ability, agreementOfSubject(ability.subject))}${conditionsOf(ability)}`;
};

const ABILITIES: AbilityWords = {
  keyword: keywordWords,
  restriction: imposed,
  requirement: imposed,
  permission: imposed,
  combatCost: imposed,
  spellCost: ({ spells, more }) => `${theFilter(spells, 'spell')} costano ${manaText(more)} in più`,
  spellKeyword: ({ spells, keyword }) =>
    `${theFilter(spells, 'spell')} che lanci hanno ${keywords[keyword]}`,
  abilityCost: ({ subject, more }) =>
    `le abilità ${after('di', subjectWords(subject))} costano ${manaText(more)} in più`,
  costReduction: (ability) => {
    const each = ability.perSpellCast ? ' per ogni altra magia lanciata in questo turno' : '';
    const when = ability.if === undefined ? '' : ` se ${conditionWords(ability.if)}`;
    return `lanciare questa magia costa ${ability.less} in meno${each}${when}`;
  },
  entersWith: (ability) => entersWords(ability),
  static: (ability) => staticWords(ability),
  triggered: (ability) => triggeredWords(ability),
  activated: (ability) => activatedWords(ability),
  spell: (ability) => spellWords(ability),
};

function staticWords(ability: AbilityOf<'static'>): string {
  const { subject, change } = ability;
  const who = isSelf(subject) ? '' : `${subjectWords(subject, PLAIN)} `;
  return `${who}${changeWords(change, abilityWords, agreementOfSubject(subject))}${conditionsOf(ability)}`;
}

function entersWords({ tapped, counters, choosePlayer }: AbilityOf<'entersWith'>): string {
  const how = tapped ? 'questo permanente entra TAPpato' : 'entra';
  if (choosePlayer) return 'mentre entra, scegli un giocatore';
  if (counters === undefined) return how;
  return `${how} con ${counterWords(counters.n, counters.counter)}${whereXOf(counters.n, PLAIN)}`;
}

function triggeredWords(ability: AbilityOf<'triggered'>): string {
  const condition =
    ability.if === undefined || ability.event === 'stateHolds'
      ? ''
      : `, se ${conditionWords(ability.if)}`;
  const once = ability.firstEachTurn ? ', la prima volta in ogni turno' : '';
  const may = ability.optional ? 'se vuoi, ' : '';
  return `${whenWords(ability)}${once}${condition}: ${may}${doneWords(ability)}`;
}

function activatedWords(ability: AbilityOf<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Solo dalla mano';
  const by = ability.by === undefined ? '' : '. Può attivarla qualsiasi giocatore';
  return `${costs}: ${doneWords(ability)}${timingWords(ability.timing)}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: AbilityOf<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${doneWords(ability)}${timingWords(ability.timing)}`;
}

function doneWords({
  effects,
  targets,
  modes,
}: AbilityOf<'triggered' | 'activated' | 'spell'>): string {
  if (modes === undefined) return effectsWords(effects, targets, abilityWords);
  const options = modes.of.map((one) => effectsWords(one.effects, one.targets, abilityWords));
  return `scegli ${howManyModes(modes)}: ${options.map((one) => `“${capital(one)}”`).join(', ')}`;
}
