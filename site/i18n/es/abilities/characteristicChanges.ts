import type { Ability } from '../../../engine.ts';
import { modifier } from '../../abilities/letters.ts';
import type { ChangeWords } from '../../abilities/words.ts';
import { list } from '../../grammar.ts';
import { agree, to, verbOf } from '../agreement.ts';
import { colors } from '../characteristics.ts';
import { keywords } from '../keywords/index.ts';
import { amountWords } from './amounts.ts';
import type { ChangeVoice } from './changeVoice.ts';
import { subtypeWord, typeLine } from './filterNouns.ts';
import { keywordHad } from './keywordAbility.ts';
import type { About } from './references.ts';

/** What changes an object's characteristics. */
export const CHARACTERISTIC_CHANGES = {
  addTypes: ({ types, subtypes = [] }, about) => {
    // Where English says Human Soldier, cards say Soldado Humano; and of lands, only `islas`.
    const ofLand = types.length === 1 && types[0] === 'land';
    const subs = subtypes
      .map((one) => subtypeWord(one, ofLand ? about.number : 'one'))
      .toReversed();
    const line = ofLand && subs.length > 0 ? [] : [typeLine(types, about.number)];
    return `${is(about)} ${[...line, ...subs].join(' ')} además de sus otros tipos`;
  },
  addEveryCreatureType: (_, about) => `${is(about)} de todos los tipos de criatura`,
  setCreatureTypes: ({ subtypes }, { number }) => {
    const named = subtypes.map((one) => subtypeWord(one, 'one')).join(' ');
    return number === 'one'
      ? `se convierte en una criatura ${named}`
      : `se convierten en criaturas ${named}`;
  },
  removeTypes: ({ types }, about) =>
    `ya no ${is(about)} ${types.map((type) => typeLine([type], about.number)).join(' ni ')}`,
  setColors: (change, about) => {
    const now = change.colors.map((color) => agree(colors[color], about));
    return `${is(about)} ${now.length === 0 ? agree('incoloro', about) : list('es', now)}`;
  },
  definePowerToughness: (change, { number, speaking }) => {
    const power = to(amountWords(change.power, speaking));
    const toughness = to(amountWords(change.toughness, speaking));
    const has = verbOf('tiene', number);
    return power === toughness
      ? `${has} fuerza y resistencia iguales ${power}`
      : `${has} fuerza igual ${power} y resistencia igual ${toughness}`;
  },
  setPowerToughness: ({ power, toughness }, { number }) =>
    `${verbOf('tiene', number)} una fuerza y resistencia base de ${power}/${toughness}`,
  modifyPowerToughness: ({ power, toughness }, { number }) =>
    `${verbOf('obtiene', number)} ${modifier(power, undefined, toughness)}/${modifier(toughness, power)}`,
  grant: ({ ability }, { number, words }) =>
    `${verbOf('gana', number)} ${grantedWords(ability, words)}`,
  loseKeyword: ({ keyword }, { number }) =>
    `${verbOf('pierde', number)} la habilidad de ${keywords[keyword]}`,
  cannotHave: ({ keyword }, { number }) =>
    `${verbOf('pierde', number)} la habilidad de ${keywords[keyword]} y no ${verbOf('puede', number)} tenerla ni ganarla`,
  loseAllAbilities: (_, { number }) => `${verbOf('pierde', number)} todas sus habilidades`,
} as const satisfies Partial<ChangeWords<[ChangeVoice]>>;

/** A granted ability, fit to follow a verb: `la habilidad de volar`, or the words of the ability in quotes. */
export const grantedWords = (ability: Ability, words: ChangeVoice['words']): string =>
  ability.kind === 'keyword' ? keywordHad(ability) : `«${words(ability)}»`;

const ABILITY = 'la habilidad de ';

/** `las habilidades de volar y prisa`, where each alone is `la habilidad de volar` */
export function underOneName(had: readonly string[]): string {
  const named = had.filter((one) => one.startsWith(ABILITY));
  if (named.length < 2) return list('es', had);
  const others = had.filter((one) => !one.startsWith(ABILITY));
  const together = list(
    'es',
    named.map((one) => one.slice(ABILITY.length)),
  );
  return list('es', [`las habilidades de ${together}`, ...others]);
}

const is = ({ number }: About): string => (number === 'one' ? 'es' : 'son');
