import type { RestrictionAbility } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import type { Attacked, AttackedWords, RestrictionWords } from '../../abilities/words.ts';
import { agree, numeral, verbOf } from '../agreement.ts';
import { aFilter, filterWords, genderOf, theFilter } from './filterPhrases.ts';
import { type About, during } from './references.ts';

/** What may not be, said of one creature or of several. */
export const restrictionWords = (ability: RestrictionAbility, about: About): string =>
  RESTRICTIONS[ability.restriction](ability, about);

/** `atacarte`, `atacar a esta batalla` */
export const attackingWords = (attacked: Attacked | undefined, or: 'o' | 'ni' = 'o'): string =>
  attacked === undefined ? 'atacar' : ATTACKING[attacked].replace(' o a ', ` ${or} a `);

const ATTACKING: AttackedWords = {
  you: 'atacarte',
  thatPlayer: 'atacar a ese jugador',
  youOrYours: 'atacarte a ti o a los planeswalkers que controlas',
  source: `atacar a ${HOST}`,
};

const RESTRICTIONS: RestrictionWords<[About]> = {
  cannotAttack: ({ attacked }, about) => `no ${can(about)} ${attackingWords(attacked, 'ni')}`,
  cannotBlock: ({ filter }, about) =>
    `no ${can(about)} bloquear${filter === undefined ? '' : ` ${blockedWords(filter)}`}`,
  canBlockOnly: (ability, about) => `solo ${can(about)} bloquear ${others(ability)}`,
  cannotAttackAlone: (_, about) => `no ${can(about)} atacar ${agree('solo', about)}`,
  cannotBlockAlone: (_, about) => `no ${can(about)} bloquear ${agree('solo', about)}`,
  canOnlyAttackAlone: (_, about) => `solo ${can(about)} atacar ${agree('solo', about)}`,
  cannotAttackUnlessWith: (ability, about) =>
    `no ${can(about)} atacar a menos que también ${companions(ability, 'ataque')}`,
  cannotBlockUnlessWith: (ability, about) =>
    `no ${can(about)} bloquear a menos que también ${companions(ability, 'bloquee')}`,
  maxAttackers: ({ n }, about) => `no ${moreThan(n)} ${fewCan(n)} atacar${during(about)}`,
  maxAttackersOnYou: ({ n }, about) => `no ${moreThan(n)} ${fewCan(n)} atacarte${during(about)}`,
  maxBlockers: ({ n }, about) => `no ${moreThan(n)} ${fewCan(n)} bloquear${during(about)}`,
  cannotBeBlocked: (_, about) => `no ${canBeBlocked(about)}`,
  cannotBeBlockedBy: (ability, about) => `no ${canBeBlocked(about)} por ${others(ability)}`,
  cannotBeBlockedExceptBy: (ability, about) =>
    `no ${canBeBlocked(about)} excepto por ${others(ability)}`,
  minBlockers: ({ n = 0 }, about) =>
    `no ${canBeBlocked(about)} excepto por ${numeral(n)} o más criaturas`,
  maxBlockersOn: ({ n }, about) => `no ${canBeBlocked(about)} por ${moreThan(n)}`,
  allOrNoneBlockers: (_, about) =>
    `no ${canBeBlocked(about)} excepto por todas las criaturas que puedan hacerlo`,
};

const can = ({ number }: About): string => verbOf('puede', number);
const canBeBlocked = (about: About): string => `${can(about)} ser ${agree('bloqueado', about)}`;

const others = ({ filter = {} }: RestrictionAbility): string => filterWords(filter, 'many');

const moreThan = (n = 0): string =>
  n === 1 ? 'más de una criatura' : `más de ${numeral(n)} criaturas`;
const fewCan = (n = 0): string => verbOf('puede', n === 1 ? 'one' : 'many');

// `bloquear Muros`, but `bloquear a las criaturas que controlas`
const blockedWords = (filter: NonNullable<RestrictionAbility['filter']>): string =>
  filter.controller === undefined ? filterWords(filter, 'many') : `a ${theFilter(filter)}`;

/** `ataque otra criatura con mayor fuerza`, `bloqueen otras dos criaturas` */
function companions({ filter = {}, n = 1 }: RestrictionAbility, verb: string): string {
  if (n === 1) return `${verb} ${aFilter({ ...filter, other: true })}`;
  const other = agree('otro', { gender: genderOf(filter), number: 'many' });
  return `${verbOf(verb, 'many')} ${other} ${numeral(n)} ${filterWords(filter, 'many')}`;
}
