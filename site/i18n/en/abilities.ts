import type { Ability, KeywordAbility } from '../../engine.ts';
import { capital, manaText } from '../grammar.ts';
import { numbered, whereXOf } from './amounts.ts';
import { changeWords, grantedWords } from './changes.ts';
import { conditionsOf, conditionWords } from './conditions.ts';
import { costWords, timingWords } from './costs.ts';
import { effectsWords } from './effects.ts';
import { filterWords } from './filters.ts';
import { imposedWords, namesItself } from './imposed.ts';
import { colors, keywords } from './keywords.ts';
import { whenWords } from './moments.ts';
import { isSelf, numberOf, PLAIN, subjectWords, whose } from './references.ts';
import { subtypeWord } from './subtypes.ts';
import { enchantWords } from './targets.ts';

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
      return `${onWhom(ability)}${imposedWords(ability, numberOf(ability.subject))}${conditionsOf(ability)}`;
    case 'spellCost':
      return `${filterWords(ability.spells, 'many', 'spell')} cost ${manaText(ability.more)} more`;
    case 'spellKeyword':
      return `${filterWords(ability.spells, 'many', 'spell')} that you cast have ${keywords[ability.keyword]}`;
    case 'abilityCost':
      return `abilities of ${subjectWords(ability.subject)} cost ${manaText(ability.more)} more to activate`;
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
  if (keyword === 'landwalk') return `${landWords(quality)}walk`;
  if (keyword === 'bandsWithOther') return `${name} ${filterWords(quality, 'many')}`;
  return `${name} from ${qualityWords(quality)}`;
}

function qualityWords(quality: NonNullable<KeywordAbility['quality']>): string {
  if (Object.keys(quality).length === 0) return 'everything';
  return quality.color === undefined
    ? filterWords(quality, 'many', 'permanent')
    : colors[quality.color];
}

const landWords = (quality: NonNullable<KeywordAbility['quality']>): string =>
  quality.subtype === undefined
    ? filterWords({ type: 'land', ...quality }, 'one')
    : subtypeWord(quality.subtype, 'one');

const onWhom = (
  ability: Of<'restriction' | 'requirement' | 'permission' | 'combatCost'>,
): string => {
  return namesItself(ability) ? '' : whose(ability.subject);
};

function staticWords(ability: Of<'static'>): string {
  const { subject, change } = ability;
  const number = numberOf(subject);
  const who = isSelf(subject) ? '' : `${subjectWords(subject)} `;
  const has =
    change.kind === 'grant'
      ? `${number === 'one' ? 'has' : 'have'} ${grantedWords(change.ability, abilityWords)}`
      : changeWords(change, abilityWords, number);
  return `${who}${has}${conditionsOf(ability)}`;
}

const cheaperWords = (ability: Of<'costReduction'>): string => {
  const each = ability.perSpellCast ? ' for each other spell cast this turn' : '';
  const when = ability.if === undefined ? '' : ` if ${conditionWords(ability.if)}`;
  return `costs ${ability.less} less to cast${each}${when}`;
};

function entersWords({ tapped, counters, choosePlayer }: Of<'entersWith'>): string {
  const how = tapped ? ' tapped' : '';
  if (choosePlayer) return `as it enters${how}, choose a player`;
  if (counters === undefined) return `enters${how}`;
  const x = whereXOf(counters.n, PLAIN);
  return `enters${how} with ${numbered(counters.n, `${counters.counter} counter`)}${x}`;
}

function triggeredWords(ability: Of<'triggered'>): string {
  const said = ability.if === undefined || ability.event === 'stateHolds';
  const condition = said ? '' : `, if ${conditionWords(ability.if)}`;
  const first = ability.firstEachTurn ? ', the first time each turn' : '';
  const may = ability.optional ? 'you may: ' : '';
  return `${whenWords(ability)}${first}${condition}: ${may}${effectsWords(ability.effects, ability.targets, abilityWords)}`;
}

function activatedWords(ability: Of<'activated'>): string {
  const costs = ability.costs.map(costWords).join(', ');
  if (ability.keyword !== undefined) return `${keywords[ability.keyword]} ${costs}`;
  const from = ability.from === undefined ? '' : '. Only from hand';
  const by = ability.by === undefined ? '' : '. Any player may activate it';
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
  return `choose ${modes.choose}: ${options.map((one) => `“${capital(one)}”`).join(', ')}`;
}
