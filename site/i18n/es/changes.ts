import type { Ability, Change } from '../../engine.ts';
import { list } from '../grammar.ts';
import { agree, type GrammaticalNumber, to, verbOf } from './agreement.ts';
import { combatCostWords, isOfPlayers, permissionWords } from './allowances.ts';
import { amountWords, counterUnit, modifier, numbered, whereX } from './amounts.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { filterWords } from './filters.ts';
import { colors, keywords } from './keywords.ts';
import { keywordHad } from './keywordWords.ts';
import { type About, aboutOf, isCounting, limitWords, ONE_CREATURE } from './limits.ts';
import { PLAIN, type Speaking, subjectWords } from './references.ts';

type Words = (ability: Ability) => string;
type Of<K extends Change['kind']> = Extract<Change, { readonly kind: K }>;

/** What a change does, as the verb of what it is about; `words` tells an ability that is granted. */
export const changeWords = (
  change: Change,
  words: Words,
  about: About = ONE_CREATURE,
  speaking: Speaking = PLAIN,
): string => `${verbWords(change, words, about, speaking)}${xWords(change, speaking)}`;

/** What X is, which stands last, behind the duration. */
export const xWords = (change: Change, speaking: Speaking): string =>
  change.kind === 'modifyPowerToughness' ? whereX([change.power, change.toughness], speaking) : '';

/** What a change does, without what X in it is. */
export function verbWords(change: Change, words: Words, about: About, speaking: Speaking): string {
  switch (change.kind) {
    case 'addTypes':
    case 'removeTypes':
    case 'setColors':
      return kindWords(change, about);
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
      return sizeWords(change, about, speaking);
    case 'grant':
    case 'loseKeyword':
    case 'loseAllAbilities':
      return abilityChange(change, words, about);
    case 'addEveryCreatureType':
      return `${about.number === 'one' ? 'es' : 'son'} de todos los tipos de criatura`;
    case 'impose':
      return imposed(change, about);
    case 'setCreatureTypes':
      return `solo ${verbOf('tiene', about.number)} ${change.subtypes.length === 1 ? 'el tipo' : 'los tipos'} de criatura ${list(
        'es',
        change.subtypes.map((one) => subtypeWord(one, 'one')),
      )}`;
    case 'takesDamageFor':
      return takenWords(change, about);
    case 'damageLeavesOneLife':
      return 'el daño no puede dejarte con menos de 1 vida';
    case 'preventDamage':
      return preventedWords(change, about);
    default:
      return plainChange(change, about);
  }
}

/** What an effect imposes, said of what it affects; where the ability speaks of all that fit, of those. */
function imposed({ ability }: Of<'impose'>, about: About): string {
  const all = ability.subject.kind === 'all' ? ability.subject : undefined;
  const who = all === undefined ? '' : `${subjectWords(all, PLAIN, 'creature')} `;
  const whom = all === undefined ? about : aboutOf(all);
  switch (ability.kind) {
    case 'restriction':
    case 'requirement':
      return `${isCounting(ability) ? '' : who}${limitWords(ability, whom)}`;
    case 'permission':
      return `${isOfPlayers(ability) ? '' : who}${permissionWords(ability, whom)}`;
    case 'combatCost':
      return combatCostWords(ability);
  }
}

type KindChange = Of<'addTypes' | 'removeTypes' | 'setColors'>;

function kindWords(change: KindChange, about: About): string {
  const is = about.number === 'one' ? 'es' : 'son';
  switch (change.kind) {
    case 'addTypes': {
      // Where English says Human Soldier, cards say Soldado Humano; and of lands, only `islas`.
      const ofLand = change.types.length === 1 && change.types[0] === 'land';
      const subs = (change.subtypes ?? [])
        .map((one) => subtypeWord(one, ofLand ? about.number : 'one'))
        .toReversed();
      const line = ofLand && subs.length > 0 ? [] : [typeLine(change.types, about.number)];
      return `${is} además ${[...line, ...subs].join(' ')}`;
    }
    case 'removeTypes':
      return `ya no ${is} ${change.types.map((type) => typeLine([type], about.number)).join(' ni ')}`;
    case 'setColors': {
      const now = change.colors.map((color) => agree(colors[color], about));
      return `${is} ${now.length === 0 ? agree('incoloro', about) : list('es', now)}`;
    }
  }
}

type SizeChange = Of<'definePowerToughness' | 'setPowerToughness' | 'modifyPowerToughness'>;

function sizeWords(change: SizeChange, { number }: About, speaking: Speaking): string {
  switch (change.kind) {
    case 'definePowerToughness':
      return definedWords(change, number, speaking);
    case 'setPowerToughness':
      return `${number === 'one' ? 'es' : 'son'} ${change.power}/${change.toughness}`;
    case 'modifyPowerToughness':
      return `${verbOf('obtiene', number)} ${modifier(change.power)}/${modifier(change.toughness)}`;
  }
}

function definedWords(
  { power, toughness }: Of<'definePowerToughness'>,
  number: GrammaticalNumber,
  speaking: Speaking,
): string {
  const [one, other] = [amountWords(power, speaking), amountWords(toughness, speaking)];
  const has = verbOf('tiene', number);
  return one === other
    ? `${has} fuerza y resistencia iguales ${to(one)}`
    : `${has} fuerza igual ${to(one)} y resistencia igual ${to(other)}`;
}

type AbilityChange = Of<'grant' | 'loseKeyword' | 'loseAllAbilities'>;

function abilityChange(change: AbilityChange, words: Words, { number }: About): string {
  switch (change.kind) {
    case 'grant':
      return `${verbOf('gana', number)} ${grantedWords(change.ability, words)}`;
    case 'loseKeyword':
      return `${verbOf('pierde', number)} la habilidad de ${keywords[change.keyword]}`;
    case 'loseAllAbilities':
      return `${verbOf('pierde', number)} todas las habilidades`;
  }
}

export const grantedWords = (ability: Ability, words: Words): string =>
  ability.kind === 'keyword' ? keywordHad(ability) : `«${words(ability)}»`;

/** `recibe el daño de combate que fueras a recibir` */
function takenWords({ whom, damage, from }: Of<'takesDamageFor'>, { number }: About): string {
  const what = damage === 'combat' ? 'el daño de combate' : 'el daño';
  const source = from === undefined ? '' : ` de ${filterWords(from, 'many', 'permanent')}`;
  const would =
    whom === 'you' ? 'que fueras a recibir' : 'que fueran a recibir tú y tus permanentes';
  return `${verbOf('recibe', number)} ${what}${source} ${would}`;
}

function preventedWords(change: Of<'preventDamage'>, about: About): string {
  const { removing } = change;
  const removed =
    removing === undefined
      ? ''
      : ` y, cada vez que se previene, pierde ${numbered(1, counterUnit(removing))}`;
  return `${notDealtWords(change, about)}${removed}`;
}

function notDealtWords({ which, damage }: Of<'preventDamage'>, { number }: About): string {
  const what = damage === 'combat' ? 'daño de combate' : 'daño';
  switch (which) {
    case 'dealtTo':
      return `no ${verbOf('recibe', number)} ${what}`;
    case 'dealtBy':
      return `no ${verbOf('hace', number)} ${what}`;
    case 'everything':
      return `no se hace ${what}`;
  }
}

type PlainChange = Of<
  | 'regenerationShield'
  | 'gainControl'
  | 'doesNotUntap'
  | 'assignsByToughness'
  | 'assignsNoCombatDamage'
  | 'damageUnpreventable'
  | 'doublesDamage'
  | 'shuffledInsteadOfGraveyard'
  | 'assignsAsThoughUnblocked'
  | 'forbidsNamesExiled'
  | 'cannotCast'
  | 'cannotBeCountered'
  | 'exilesWhatYouCounter'
>;

function plainChange(change: PlainChange, about: About): string {
  const { number } = about;
  const does = (verb: string): string => verbOf(verb, number);
  switch (change.kind) {
    case 'regenerationShield':
      return `se ${does('regenera')} la próxima vez que ${number === 'one' ? 'fuera' : 'fueran'} a ser ${agree('destruido', about)}`;
    case 'gainControl':
      return `${does('cambia')} de controlador`;
    case 'doesNotUntap':
      return `no se ${does('endereza')}`;
    case 'assignsByToughness':
      return `${does('asigna')} daño de combate igual a su resistencia en vez de a su fuerza`;
    case 'assignsNoCombatDamage':
      return `no ${does('asigna')} daño de combate`;
    case 'damageUnpreventable':
      return `${does('hace')} daño${change.damage === 'combat' ? ' de combate' : ''} que no se puede prevenir`;
    case 'doublesDamage':
      return 'todo el daño que se haga es el doble';
    case 'shuffledInsteadOfGraveyard':
      return `se ${does('baraja')} en la biblioteca de su propietario en vez de ir al cementerio`;
    case 'forbidsNamesExiled':
      return 'los oponentes no pueden lanzar hechizos con el nombre de una carta que este permanente haya exiliado';
    case 'cannotCast':
      return `no ${does('puede')} lanzar hechizos`;
    case 'cannotBeCountered':
      return `no ${does('puede')} ser ${agree('contrarrestado', about)}`;
    case 'exilesWhatYouCounter':
      return 'los hechizos que fueras a contrarrestar se exilian en vez de eso, y puedes lanzarlos sin pagar su coste de maná';
    case 'assignsAsThoughUnblocked':
      return `${does('asigna')} su daño de combate como si no ${does('estuviera')} ${agree('bloqueado', about)}`;
  }
}
