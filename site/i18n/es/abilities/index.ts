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
import { of as ofWhom, verbOf } from '../agreement.ts';
import { keywords } from '../keywords/index.ts';
import { counterUnit, numbered, whereXOf } from './amounts.ts';
import { verbWords, xWords } from './changes.ts';
import { grantedWords } from './characteristicChanges.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { theFilter } from './filterPhrases.ts';
import { HOSTS } from './hosts.ts';
import { imposedWords } from './imposed.ts';
import { keywordWords } from './keywordAbility.ts';
import { howManyModes } from './modes.ts';
import { aboutOf, numberOf, PLAIN, subjectWords, whose } from './references.ts';
import { enchantWords } from './targets.ts';
import { timingWords } from './timings.ts';
import { whenWords } from './triggers.ts';

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability, host: Host = 'creature'): string =>
  capital(withHost(say(ABILITIES, ability), HOSTS[host]));

const imposed = (ability: ImposedAbility): string => {
  const who = namesItself(ability) ? '' : whose(ability.subject);
  const about = { ...aboutOf(ability.subject), when: 'cada combate' };
  return `${who}${imposedWords(ability, about)}${conditionsOf(ability)}`;
};

const ABILITIES: AbilityWords = {
  keyword: keywordWords,
  restriction: imposed,
  requirement: imposed,
  permission: imposed,
  combatCost: imposed,
  spellCost: ({ spells, more }) => `${theFilter(spells, 'spell')} cuestan ${manaText(more)} más`,
  spellKeyword: ({ spells, keyword }) =>
    `${theFilter(spells, 'spell')} que lances tienen la habilidad de ${keywords[keyword]}`,
  abilityCost: ({ subject, more }) =>
    `las habilidades ${ofWhom(subjectWords(subject))} cuestan ${manaText(more)} más`,
  costReduction: (ability) => {
    const each = ability.perSpellCast ? ' por cada otro hechizo lanzado este turno' : '';
    const when = ability.if === undefined ? '' : ` si ${conditionWords(ability.if, 'indicative')}`;
    return `lanzar este hechizo cuesta ${ability.less} menos${each}${when}`;
  },
  entersWith: (ability) => entersWords(ability),
  static: (ability) => staticWords(ability),
  triggered: (ability) => triggeredWords(ability),
  activated: (ability) => activatedWords(ability),
  spell: (ability) => spellWords(ability),
};

function staticWords(ability: AbilityOf<'static'>): string {
  const { subject, change } = ability;
  if (change.kind === 'cannotBeCountered' && isSelf(subject))
    return `este hechizo no puede ser contrarrestado${conditionsOf(ability)}`;
  const who = isSelf(subject) ? '' : `${subjectWords(subject)} `;
  // What always holds is no longer so of nothing.
  const has =
    change.kind === 'grant'
      ? `${verbOf('tiene', numberOf(subject))} ${grantedWords(change.ability, abilityWords)}`
      : verbWords(change, abilityWords, aboutOf(subject), PLAIN).replace(/^ya no /, 'no ');
  return `${who}${has}${conditionsOf(ability)}${xWords(change, PLAIN)}`;
}

function triggeredWords(ability: AbilityOf<'triggered'>): string {
  const condition =
    ability.if === undefined || ability.event === 'stateHolds'
      ? ''
      : `, si ${conditionWords(ability.if, 'indicative')}`;
  const may = ability.optional ? 'puedes hacer esto: ' : '';
  return `${whenWords(ability)}${condition}: ${may}${doneWords(ability)}`;
}

function activatedWords(ability: AbilityOf<'activated'>): string {
  // Ninjutsu returns a creature by its rule.
  const shown = ability.costs.filter(
    ({ kind }) => ability.keyword !== 'ninjutsu' || kind !== 'returnToHand',
  );
  const costs = shown.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Solo desde la mano';
  const by = ability.by === undefined ? '' : '. Cualquier jugador puede activarla';
  return `${costs}: ${doneWords(ability)}${timingWords(ability.timing)}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: AbilityOf<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${doneWords(ability)}${timingWords(ability.timing)}`;
}

/** `entra girado y con 3 contadores de carga` */
function entersWords({ tapped, counters, choosePlayer }: AbilityOf<'entersWith'>): string {
  if (choosePlayer) return 'al entrar, elige un jugador';
  const how = [
    ...(tapped ? ['girado'] : []),
    ...(counters === undefined
      ? []
      : [`con ${numbered(counters.n, counterUnit(counters.counter))}`]),
  ];
  const x = counters === undefined ? '' : whereXOf(counters.n, PLAIN);
  return `este permanente entra ${how.join(' y ')}${x}`;
}

/** Its effects, or the modes that are chosen among. */
function doneWords({
  effects,
  targets,
  modes,
}: AbilityOf<'triggered' | 'activated' | 'spell'>): string {
  if (modes === undefined) return effectsWords(effects, targets, abilityWords);
  const options = modes.of.map((one) => effectsWords(one.effects, one.targets, abilityWords));
  return `elige ${howManyModes(modes)}: ${options.join('; o ')}`;
}
