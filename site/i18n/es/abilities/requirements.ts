import type { RequirementAbility } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import type { Attacked, RequirementWords } from '../../abilities/words.ts';
import { agree, numeral, of, to, verbOf } from '../agreement.ts';
import { aFilter, filterWords, genderOf, theFilter } from './filterPhrases.ts';
import { type About, during } from './references.ts';

/** What must be, as cards say it: `ataca si puede`. */
export const requirementWords = (ability: RequirementAbility, about: About): string =>
  REQUIREMENTS[ability.requirement](ability, about);

/** `te ataca a ti o a los planeswalkers que controlas`, of a verb such as `ataca`, `ataque`, `atacan`. */
const attacksWords = (verb: string, attacked: Attacked | undefined): string =>
  attacked === undefined ? verb : ATTACKS[attacked](verb);

const ATTACKS: { readonly [A in Attacked]: (verb: string) => string } = {
  you: (verb) => `te ${verb}`,
  thatPlayer: (verb) => `${verb} a ese jugador`,
  youOrYours: (verb) => `te ${verb} a ti o a los planeswalkers que controlas`,
  source: (verb) => `${verb} a ${HOST}`,
};

const REQUIREMENTS: RequirementWords<[About]> = {
  attacksIfAble: ({ attacked }, about) =>
    `${attacksWords(verbOf('ataca', about.number), attacked)}${during(about)} ${ifAble(about)}`,
  goaded: (_, about) =>
    `${verbOf('ataca', about.number)}${during(about)} ${ifAble(about)} y ${verbOf('ataca', about.number)} a un jugador que no seas tú ${ifAble(about)}`,
  attacksIfAnotherAttacks: ({ filter }, about) =>
    `${verbOf('ataca', about.number)} ${ifAble(about)} si ataca ${aFilter({ ...filter, other: true })}`,
  oneAttacksIfAble: ({ attacked }, { number }) =>
    `${verbOf('debe', number)} incluir al menos una que ${attacksWords('ataque', attacked)}, si se puede`,
  blocksIfAble: ({ filter }, about) =>
    `${verbOf('bloquea', about.number)}${whom(filter)}${during(about)} ${ifAble(about)}`,
  blocksEachIfAble: (_, about) =>
    `${verbOf('bloquea', about.number)} a cada criatura atacante${during(about)} ${ifAble(about)}`,
  mustBeBlocked: ({ n = 1 }, about) =>
    `${mustBeBlocked(about)}${n > 1 ? ` por ${numeral(n)} criaturas` : ''} si se puede`,
  mustBeBlockedByOne: ({ filter = {} }, about) =>
    `${mustBeBlocked(about)} por ${aFilter(filter)} si se puede`,
  mustBeBlockedByExactlyOne: (_, about) =>
    `${mustBeBlocked(about)} por exactamente una criatura si se puede`,
  mustBeBlockedByAll: ({ filter = {} }, about) =>
    `${mustBeBlocked(about)} por ${allThe(filter)} que puedan`,
};

/** Where others come first: those that block it, what attacks besides it. */
export function wholeRequirement(
  { requirement, filter = {}, attacked }: RequirementAbility,
  who: string,
  about: About,
): string | undefined {
  if (requirement === 'mustBeBlockedByAll') {
    const now = about.when === 'cada combate' ? '' : during(about);
    const able = agree('todo', { gender: genderOf(filter), number: 'many' });
    return `${able} ${theFilter(filter)} que puedan bloquear ${to(who)}${now} lo hacen`;
  }
  if (requirement === 'attacksIfAnotherAttacks')
    return `si ${aFilter({ ...filter, other: true })} ataca, ${who} ${verbOf('ataca', about.number)} ${ifAble(about)}`;
  if (requirement !== 'oneAttacksIfAble') return undefined;
  const one = about.gender === 'm' ? 'uno' : 'una';
  return `al menos ${one} ${of(who)} ${attacksWords('ataca', attacked)}${during(about)} si puede`;
}

const ifAble = ({ number }: About): string => `si ${verbOf('puede', number)}`;
const mustBeBlocked = (about: About): string =>
  `${verbOf('debe', about.number)} ser ${agree('bloqueado', about)}`;

const whom = (filter: RequirementAbility['filter']): string => {
  if (filter === undefined) return '';
  return ` a ${filter.isSource ? filterWords(filter, 'one') : theFilter(filter)}`;
};

/** `todas las criaturas`, `todos los Muros` */
const allThe = (filter: NonNullable<RequirementAbility['filter']>): string =>
  `${agree('todo', { gender: genderOf(filter), number: 'many' })} ${theFilter(filter)}`;
