import type { Ability, Amount, Change } from '../../engine.ts';
import { list, uncapital } from '../grammar.ts';
import { amountWords, counterWords, modifier, whereX } from './amounts.ts';
import { subtypeWord, typeNoun } from './filterNouns.ts';
import { filterWords } from './filters.ts';
import { imposedWords, namesItself } from './imposed.ts';
import { colors, keywords, types } from './keywords.ts';
import { type Agreement, after, type GrammaticalNumber, verb } from './nouns.ts';
import { agreementOfSubject, PLAIN, type Speaking, whose } from './references.ts';

const CREATURE: Agreement = { gender: 'f', number: 'one' };

type Words = (ability: Ability) => string;

/** What a change does, as the verb of one or of several; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: Words,
  as: Agreement = CREATURE,
  speaking: Speaking = PLAIN,
): string => `${verbWords(change, words, as, speaking)}${xWords(change, speaking)}`;

/** What a change does, without what X in it is. */
export function verbWords(change: Change, words: Words, as: Agreement, speaking: Speaking): string {
  const { number } = as;
  switch (change.kind) {
    case 'addTypes':
    case 'setCreatureTypes':
    case 'addEveryCreatureType':
    case 'removeTypes':
    case 'setColors':
      return kindWords(change, number);
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
      return sizeWords(change, number, speaking);
    case 'grant':
      return `${verb(number, 'ha', 'hanno')} ${grantedWords(change.ability, words)}`;
    case 'loseKeyword':
      return `${verb(number, 'perde', 'perdono')} ${keywords[change.keyword]}`;
    case 'impose':
      return imposeWords(change, as);
    case 'preventDamage':
      return preventedWords(change, number);
    case 'damageUnpreventable':
      return `${verb(number, 'infligge', 'infliggono')} ${damageWords(change.damage)} che non può essere prevenuto`;
    case 'takesDamageFor':
      return `${verb(number, 'subisce', 'subiscono')} il ${damageWords(change.damage)}${change.from === undefined ? '' : ` inflitto da ${filterWords(change.from, 'many')}`} ${INSTEAD_OF[change.whom]}`;
    case 'forbidsNamesExiled':
      return 'gli avversari non possono lanciare magie con il nome di una carta che questo permanente ha esiliato';
    case 'exilesWhatYouCounter':
      return 'le magie che neutralizzeresti vengono invece esiliate, e puoi lanciarle senza pagare il loro costo di mana';
    case 'damageLeavesOneLife':
      return 'il danno non ti fa scendere sotto 1 punto vita';
    case 'loseAllAbilities':
    case 'regenerationShield':
    case 'gainControl':
    case 'doesNotUntap':
    case 'assignsByToughness':
    case 'assignsNoCombatDamage':
    case 'assignsAsThoughUnblocked':
    case 'doublesDamage':
    case 'shuffledInsteadOfGraveyard':
    case 'cannotCast':
    case 'cannotBeCountered':
      return AS_VERB[change.kind][number === 'one' ? 0 : 1];
  }
}

type Impose = Extract<Change, { readonly kind: 'impose' }>;

/** What is imposed on all that fit names them itself. */
export const speaksForItself = (change: Change): boolean =>
  change.kind === 'impose' && change.ability.subject.kind === 'all';

function imposeWords(change: Impose, as: Agreement): string {
  const { ability } = change;
  if (!speaksForItself(change)) return imposedWords(ability, as);
  const who = namesItself(ability) ? '' : whose(ability.subject);
  return `${who}${imposedWords(ability, agreementOfSubject(ability.subject))}`;
}

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

/** A granted ability, fit to follow a verb: `volare`, or the words of the ability in quotes. */
export const grantedWords = (ability: Ability, words: Words): string =>
  ability.kind === 'keyword' ? uncapital(words(ability)) : `“${words(ability)}”`;

type KindChange = Extract<
  Change,
  { kind: 'addTypes' | 'setCreatureTypes' | 'addEveryCreatureType' | 'removeTypes' | 'setColors' }
>;

function kindWords(change: KindChange, number: GrammaticalNumber): string {
  const is = verb(number, 'è', 'sono');
  switch (change.kind) {
    case 'addTypes': {
      const [type, ...more] = change.types.toReversed();
      const head = type === undefined ? [] : [typeNoun(type, number)];
      const subs = (change.subtypes ?? []).map((one) => subtypeWord(one, 'one'));
      return `${is} anche ${[...head, ...more.map((one) => types[one]), ...subs.toReversed()].join(' ')}`;
    }
    case 'setCreatureTypes': {
      const subs = change.subtypes.map((one) => subtypeWord(one, 'one')).toReversed();
      const only = subs.length === 1 ? 'unico tipo' : 'unici tipi';
      return `${verb(number, 'ha', 'hanno')} ${list('it', subs)} come ${only} di creatura`;
    }
    case 'addEveryCreatureType':
      return `${verb(number, 'ha', 'hanno')} tutti i tipi di creatura`;
    case 'removeTypes':
      return `non ${is} più ${list(
        'it',
        change.types.map((type) => typeNoun(type, number)),
      )}`;
    case 'setColors':
      return change.colors.length === 0
        ? `${is} ${verb(number, 'incolore', 'incolori')}`
        : `${is} di colore ${list(
            'it',
            change.colors.map((color) => colors[color]),
          )}`;
  }
}

type SizeChange = Extract<
  Change,
  { kind: 'definePowerToughness' | 'setPowerToughness' | 'modifyPowerToughness' }
>;

function sizeWords(change: SizeChange, number: GrammaticalNumber, speaking: Speaking): string {
  const has = verb(number, 'ha', 'hanno');
  switch (change.kind) {
    case 'definePowerToughness': {
      const power = sizeOf(change.power, speaking);
      const toughness = sizeOf(change.toughness, speaking);
      return power === toughness
        ? `${has} forza e costituzione ${power}`
        : `${has} forza ${power} e costituzione ${toughness}`;
    }
    case 'setPowerToughness':
      return `${has} forza e costituzione base ${change.power}/${change.toughness}`;
    case 'modifyPowerToughness':
      return `${verb(number, 'prende', 'prendono')} ${modifier(change.power)}/${modifier(change.toughness)}`;
  }
}

const sizeOf = (amount: Amount, speaking: Speaking): string =>
  typeof amount === 'number' ? `${amount}` : `pari ${after('a', amountWords(amount, speaking))}`;

/** Of one, of several. */
const AS_VERB = {
  loseAllAbilities: ['perde tutte le abilità', 'perdono tutte le abilità'],
  regenerationShield: ['si rigenererà', 'si rigenereranno'],
  gainControl: ['cambia controllore', 'cambiano controllore'],
  doesNotUntap: ['non STAPpa', 'non STAPpano'],
  assignsByToughness: [
    'assegna danno pari alla sua costituzione',
    'assegnano danno pari alla loro costituzione',
  ],
  assignsNoCombatDamage: [
    'non assegna danno da combattimento',
    'non assegnano danno da combattimento',
  ],
  assignsAsThoughUnblocked: [
    'assegna il danno come se nessuno bloccasse',
    'assegnano il danno come se nessuno bloccasse',
  ],
  doublesDamage: ['raddoppia ogni danno', 'raddoppiano ogni danno'],
  shuffledInsteadOfGraveyard: [
    'invece di andare al cimitero torna nel grimorio, che viene rimescolato',
    'invece di andare al cimitero tornano nel grimorio, che viene rimescolato',
  ],
  cannotCast: ['non può lanciare magie', 'non possono lanciare magie'],
  cannotBeCountered: [
    'come magia non può essere neutralizzata',
    'come magie non possono essere neutralizzate',
  ],
} as const;

const damageWords = (damage: 'combat' | 'any' | undefined): string =>
  damage === 'combat' ? 'danno da combattimento' : 'danno';

const INSTEAD_OF = {
  you: 'al posto tuo',
  youAndYours: 'al posto tuo e dei tuoi permanenti',
} as const;

function preventedWords(
  { which, damage, removing }: Extract<Change, { kind: 'preventDamage' }>,
  number: GrammaticalNumber,
): string {
  const what = `${damageWords(damage)}${removing === undefined ? '' : `, ma perde ogni volta ${counterWords(1, removing)}`}`;
  switch (which) {
    case 'dealtTo':
      return `non ${verb(number, 'subisce', 'subiscono')} ${what}`;
    case 'dealtBy':
      return `non ${verb(number, 'infligge', 'infliggono')} ${what}`;
    case 'everything':
      return `non viene inflitto ${what}`;
  }
}
