import type { Ability, Change } from '../../engine.ts';
import { list, uncapital } from '../grammar.ts';
import { amountWords, modifier, whereX } from './amounts.ts';
import { filterWords, withArticle } from './filters.ts';
import { imposedWords, namesItself } from './imposed.ts';
import { colors, keywords, types } from './keywords.ts';
import { numberOf, PLAIN, type Speaking, whose } from './references.ts';
import { type GrammaticalNumber, subtypeWord } from './subtypes.ts';

type Words = (ability: Ability) => string;
/** How a change follows what it is about: after a colon, or as the verb of one or of several. */
export type After = 'colon' | GrammaticalNumber;

/** What a change does and for how long; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: Words,
  after: After = 'colon',
  speaking: Speaking = PLAIN,
): string => `${verbWords(change, words, after, speaking)}${xWords(change, speaking)}`;

/** What a change does, without what X in it is. */
export function verbWords(change: Change, words: Words, after: After, speaking: Speaking): string {
  switch (change.kind) {
    case 'addTypes':
    case 'addEveryCreatureType':
    case 'setCreatureTypes':
    case 'removeTypes':
    case 'setColors':
      return `${BE[after]}${kindWords(change, after)}`;
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
      return sizeWords(change, after, speaking);
    case 'grant':
    case 'loseKeyword':
    case 'loseAllAbilities':
      return abilityChange(change, words, after);
    case 'impose':
      return imposeWords(change, after);
    case 'regenerationShield':
      return 'will regenerate';
    case 'forbidsNamesExiled':
      return 'opponents can’t cast spells with the name of a card it exiled';
    case 'exilesWhatYouCounter':
      return 'spells that you would counter are exiled instead, and you may cast them without paying their mana cost';
    case 'damageLeavesOneLife':
      return 'damage can’t bring you below 1 life';
    case 'gainControl':
    case 'doesNotUntap':
    case 'assignsByToughness':
    case 'assignsNoCombatDamage':
    case 'assignsAsThoughUnblocked':
    case 'doublesDamage':
    case 'shuffledInsteadOfGraveyard':
    case 'cannotCast':
    case 'cannotBeCountered':
      return AS_VERB[change.kind][after === 'many' ? 1 : 0];
    case 'takesDamageFor':
    case 'damageUnpreventable':
    case 'preventDamage':
      return damageChange(change, after);
  }
}

/** What is imposed on all that fit names them itself. */
export const speaksForItself = (change: Change): boolean =>
  change.kind === 'impose' && change.ability.subject.kind === 'all';

function imposeWords(change: Extract<Change, { kind: 'impose' }>, after: After): string {
  const { ability } = change;
  if (!speaksForItself(change)) return imposedWords(ability, after === 'many' ? 'many' : 'one');
  const who = namesItself(ability) ? '' : whose(ability.subject);
  return `${who}${imposedWords(ability, numberOf(ability.subject))}`;
}

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

const BE: { readonly [A in After]: string } = { colon: 'now ', one: 'is ', many: 'are ' };

type KindChange = Extract<
  Change,
  { kind: 'addTypes' | 'addEveryCreatureType' | 'setCreatureTypes' | 'removeTypes' | 'setColors' }
>;

function kindWords(change: KindChange, after: After): string {
  switch (change.kind) {
    case 'addTypes': {
      const subs = (change.subtypes ?? []).map((one) => subtypeWord(one, 'one'));
      const kind = [...subs, ...change.types.map((type) => types[type])].join(' ');
      return `also ${after === 'many' ? `${kind}s` : withArticle(kind)}`;
    }
    case 'addEveryCreatureType':
      return 'of every creature type';
    case 'setCreatureTypes': {
      const kind = change.subtypes.map((one) => subtypeWord(one, 'one')).join(' ');
      return after === 'many' ? `${kind}s` : withArticle(kind);
    }
    case 'removeTypes':
      return `no ${list(
        'en',
        change.types.map((type) => types[type]),
      )}`;
    case 'setColors':
      return change.colors.length === 0
        ? 'colorless'
        : list(
            'en',
            change.colors.map((color) => colors[color]),
          );
  }
}

type SizeChange = Extract<
  Change,
  { kind: 'definePowerToughness' | 'setPowerToughness' | 'modifyPowerToughness' }
>;

const GET: { readonly [A in After]: string } = { colon: '', one: 'gets ', many: 'get ' };

function sizeWords(change: SizeChange, after: After, speaking: Speaking): string {
  switch (change.kind) {
    case 'definePowerToughness':
      return definedWords(
        amountWords(change.power, speaking),
        amountWords(change.toughness, speaking),
      );
    case 'setPowerToughness':
      return `${BE[after]}${change.power}/${change.toughness}`;
    case 'modifyPowerToughness':
      return `${GET[after]}${modifier(change.power)}/${modifier(change.toughness)}`;
  }
}

const definedWords = (power: string, toughness: string): string =>
  power === toughness
    ? `its power and toughness are each ${power}`
    : `its power is ${power}, and its toughness ${toughness}`;

type AbilityChange = Extract<Change, { kind: 'grant' | 'loseKeyword' | 'loseAllAbilities' }>;

function abilityChange(change: AbilityChange, words: Words, after: After): string {
  const s = after === 'many' ? '' : 's';
  switch (change.kind) {
    case 'grant':
      return `gain${s} ${grantedWords(change.ability, words)}`;
    case 'loseKeyword':
      return `lose${s} ${keywords[change.keyword]}`;
    case 'loseAllAbilities':
      return `lose${s} all abilities`;
  }
}

export const grantedWords = (ability: Ability, words: Words): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

type DamageChange = Extract<
  Change,
  { kind: 'takesDamageFor' | 'damageUnpreventable' | 'preventDamage' }
>;

function damageChange(change: DamageChange, after: After): string {
  const [s, at] = after === 'many' ? (['', 1] as const) : (['s', 0] as const);
  switch (change.kind) {
    case 'takesDamageFor': {
      const what = change.damage === 'combat' ? 'combat damage' : 'damage';
      const whom = change.whom === 'you' ? 'you' : 'you or what you control';
      const from = change.from === undefined ? '' : ` by ${filterWords(change.from, 'many')}`;
      return `take${s} the ${what} that would be dealt to ${whom}${from}`;
    }
    case 'damageUnpreventable':
      return `deal${s} ${change.damage === 'combat' ? 'combat damage' : 'damage'} that can’t be prevented`;
    case 'preventDamage': {
      const each =
        change.removing === undefined
          ? ''
          : `, and each time a ${change.removing} counter is removed`;
      return `${PREVENTED[change.which][change.damage][at]}${each}`;
    }
  }
}

/** Of one, of several. */
const AS_VERB = {
  gainControl: ['changes controller', 'change controller'],
  doesNotUntap: ['doesn’t untap', 'don’t untap'],
  assignsByToughness: ['assigns damage by its toughness', 'assign damage by their toughness'],
  assignsNoCombatDamage: ['assigns no combat damage', 'assign no combat damage'],
  assignsAsThoughUnblocked: [
    'assigns combat damage as though unblocked',
    'assign combat damage as though unblocked',
  ],
  doublesDamage: ['doubles all damage', 'double all damage'],
  shuffledInsteadOfGraveyard: [
    'is shuffled into its library instead of going to a graveyard',
    'are shuffled into their libraries instead of going to a graveyard',
  ],
  cannotCast: ['can’t cast spells', 'can’t cast spells'],
  cannotBeCountered: ['can’t be countered', 'can’t be countered'],
} as const;

const PREVENTED = {
  dealtTo: {
    combat: ['is dealt no combat damage', 'are dealt no combat damage'],
    any: ['is dealt no damage', 'are dealt no damage'],
  },
  dealtBy: {
    combat: ['deals no combat damage', 'deal no combat damage'],
    any: ['deals no damage', 'deal no damage'],
  },
  everything: {
    combat: ['no combat damage is dealt', 'no combat damage is dealt'],
    any: ['no damage is dealt', 'no damage is dealt'],
  },
} as const;
