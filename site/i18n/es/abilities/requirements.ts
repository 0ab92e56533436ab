import type { RequirementAbility } from '../../../engine.ts';
import type { Attacked, RequirementWords } from '../../abilities/words.ts';
import { agree, numeral, verbOf } from '../agreement.ts';
import { aFilter, filterWords, genderOf, theFilter } from './filterPhrases.ts';
import type { About } from './references.ts';

/** What must be, as cards say it: `ataca si puede`. */
export const requirementWords = (ability: RequirementAbility, about: About): string =>
  REQUIREMENTS[ability.requirement](ability, about);

/** `te ataca a ti o a tus planeswalkers`, of a verb such as `ataca`, `ataque`, `atacan`. */
export const attacksWords = (verb: string, attacked: Attacked | undefined): string =>
  attacked === undefined ? verb : ATTACKS[attacked](verb);

const ATTACKS: { readonly [A in Attacked]: (verb: string) => string } = {
  you: (verb) => `te ${verb}`,
  thatPlayer: (verb) => `${verb} a ese jugador`,
  youOrYours: (verb) => `te ${verb} a ti o a tus planeswalkers`,
  source: (verb) => `${verb} a este permanente`,
};

const REQUIREMENTS: RequirementWords<[About]> = {
  attacksIfAble: ({ attacked }, about) =>
    `${attacksWords(verbOf('ataca', about.number), attacked)}${when(about)} ${ifAble(about)}`,
  goaded: (_, about) =>
    `${verbOf('ataca', about.number)}${when(about)} ${ifAble(about)}, y a un jugador que no seas tú ${ifAble(about)}`,
  attacksIfAnotherAttacks: ({ filter }, about) =>
    `${verbOf('ataca', about.number)} ${ifAble(about)} cuando ataca ${aFilter({ ...filter, other: true })}`,
  oneAttacksIfAble: ({ attacked }, { number }) =>
    `${verbOf('debe', number)} incluir al menos una que ${attacksWords('ataque', attacked)}, si es posible`,
  blocksIfAble: ({ filter }, about) =>
    `${verbOf('bloquea', about.number)}${whom(filter)}${when(about)} ${ifAble(about)}`,
  blocksEachIfAble: (_, { number }) =>
    `${verbOf('bloquea', number)} a cada atacante que ${verbOf('pueda', number)}`,
  mustBeBlocked: ({ n = 1 }, about) =>
    `${mustBeBlocked(about)}${n > 1 ? ` por ${numeral(n)} criaturas` : ''} si es posible`,
  mustBeBlockedByOne: ({ filter = {} }, about) =>
    `${mustBeBlocked(about)} por ${aFilter(filter)} si es posible`,
  mustBeBlockedByExactlyOne: (_, about) =>
    `${mustBeBlocked(about)} por exactamente una criatura si es posible`,
  mustBeBlockedByAll: ({ filter = {} }, about) =>
    `${mustBeBlocked(about)} por ${allThe(filter)} que puedan`,
};

const ifAble = ({ number }: About): string => `si ${verbOf('puede', number)}`;
const when = (about: About): string => (about.when === undefined ? '' : ` ${about.when}`);
const mustBeBlocked = (about: About): string =>
  `${verbOf('debe', about.number)} ser ${agree('bloqueado', about)}`;

const whom = (filter: RequirementAbility['filter']): string => {
  if (filter === undefined) return '';
  return ` a ${filter.isSource ? filterWords(filter, 'one') : theFilter(filter)}`;
};

/** `todas las criaturas`, `todos los Muros` */
const allThe = (filter: NonNullable<RequirementAbility['filter']>): string =>
  `${agree('todo', { gender: genderOf(filter), number: 'many' })} ${theFilter(filter)}`;
