import type { Ability } from '../../engine.ts';
import { capital, manaText } from '../grammar.ts';
import { of as ofWhom, verbOf } from './agreement.ts';
import { combatCostWords, isOfPlayers, permissionWords } from './allowances.ts';
import { counterUnit, numbered, whereXOf } from './amounts.ts';
import { grantedWords, verbWords, xWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords, timingWords } from './costs.ts';
import { doneWords, effectsWords } from './effects.ts';
import { theFilter } from './filters.ts';
import { keywords } from './keywords.ts';
import { printedKeyword } from './keywordWords.ts';
import { aboutOf, isCounting, limitWords } from './limits.ts';
import { whenWords } from './moments.ts';
import { isSelf, numberOf, PLAIN, subjectWords, whose } from './references.ts';
import { enchantWords } from './targets.ts';

type Of<K extends Ability['kind']> = Extract<Ability, { readonly kind: K }>;

/** What an ability says, in our own words and made from its data. */
export const abilityWords = (ability: Ability): string => capital(plainWords(ability));

function plainWords(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return printedKeyword(ability);
    case 'restriction':
    case 'requirement':
      return `${onWhom(ability)}${limitWords(ability, { ...aboutOf(ability.subject), when: 'cada combate' })}${conditionsOf(ability)}`;
    case 'combatCost':
      return combatCostWords(ability);
    case 'spellCost':
      return `${theFilter(ability.spells, 'spell')} cuestan ${manaText(ability.more)} más`;
    case 'spellKeyword':
      return `${theFilter(ability.spells, 'spell')} que lances tienen la habilidad de ${keywords[ability.keyword]}`;
    case 'abilityCost':
      return `las habilidades ${ofWhom(subjectWords(ability.subject))} cuestan ${manaText(ability.more)} más`;
    case 'costReduction':
      return cheaperWords(ability);
    case 'permission':
      return `${isOfPlayers(ability) ? '' : whose(ability.subject)}${permissionWords(ability, aboutOf(ability.subject))}${conditionsOf(ability)}`;
    case 'static':
      return staticWords(ability);
    case 'triggered':
      return triggeredWords(ability);
    case 'activated':
      return activatedWords(ability);
    case 'spell':
      return spellWords(ability);
    case 'entersWith':
      return entersWords(ability);
  }
}

const onWhom = (ability: Of<'restriction' | 'requirement'>): string =>
  isCounting(ability) ? '' : whose(ability.subject);

function staticWords(ability: Of<'static'>): string {
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

function triggeredWords(ability: Of<'triggered'>): string {
  const condition =
    ability.if === undefined || ability.event === 'stateHolds'
      ? ''
      : `, si ${conditionWords(ability.if, 'indicative')}`;
  const may = ability.optional ? 'puedes hacer esto: ' : '';
  return `${whenWords(ability)}${condition}: ${may}${effectsWords(ability.effects, ability.targets, abilityWords)}`;
}

function activatedWords(ability: Of<'activated'>): string {
  // Ninjutsu returns a creature by its rule.
  const shown = ability.costs.filter(
    ({ kind }) => ability.keyword !== 'ninjutsu' || kind !== 'returnToHand',
  );
  const costs = shown.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Solo desde la mano';
  const by = ability.by === undefined ? '' : '. Cualquier jugador puede activarla';
  return `${costs}: ${doneWords(ability, abilityWords)}${timingWords(ability.timing)}${from}${by}`;
}

// CR 303.4a: an Aura spell targets what it will enchant, and does nothing else as it resolves.
function spellWords(ability: Of<'spell'>): string {
  const isAura = ability.effects.length === 0 && ability.modes === undefined;
  return isAura
    ? enchantWords(ability.targets)
    : `${doneWords(ability, abilityWords)}${timingWords(ability.timing)}`;
}

const cheaperWords = (ability: Of<'costReduction'>): string => {
  const each = ability.perSpellCast ? ' por cada otro hechizo lanzado este turno' : '';
  const when = ability.if === undefined ? '' : ` si ${conditionWords(ability.if, 'indicative')}`;
  return `lanzar este hechizo cuesta ${ability.less} menos${each}${when}`;
};

/** `entra girado y con 3 contadores de carga` */
function entersWords({ tapped, counters, choosePlayer }: Of<'entersWith'>): string {
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
