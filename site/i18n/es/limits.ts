import type { RequirementAbility, RestrictionAbility } from '../../engine.ts';
import { agree, type Gender, type GrammaticalNumber, numeral, verbOf } from './agreement.ts';
import { genderOf } from './filterNouns.ts';
import { aFilter, filterWords, theFilter } from './filters.ts';
import { genderOfSubject, numberOf } from './references.ts';

/** Of whom something is said: one or several, and their gender. */
export interface About {
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
  /** When a requirement holds: `cada combate`. */
  readonly when?: string;
}

export const ONE_CREATURE: About = { number: 'one', gender: 'f' };

/** What a restriction or requirement says of one creature, or of several. */
export const limitWords = (
  ability: RestrictionAbility | RequirementAbility,
  about: About = ONE_CREATURE,
): string =>
  ability.kind === 'restriction'
    ? restrictionWords(ability, about)
    : requirementWords(ability, about);

/** How many may attack or block is said of nobody in particular. */
export const isCounting = (ability: RestrictionAbility | RequirementAbility): boolean =>
  ability.kind === 'restriction' && COUNTING.has(ability.restriction);

const COUNTING: ReadonlySet<string> = new Set(['maxAttackers', 'maxAttackersOnYou', 'maxBlockers']);

export const aboutOf = (subject: RestrictionAbility['subject']): About => ({
  number: numberOf(subject),
  gender: genderOfSubject(subject),
});

type Attacked = NonNullable<RestrictionAbility['attacked']>;

/** `atacarte`, `atacar a este permanente`: the infinitive, or a form of the verb that is given. */
export function attackingWords(attacked: Attacked | undefined): string {
  if (attacked === undefined) return 'atacar';
  return {
    you: 'atacarte',
    thatPlayer: 'atacar a ese jugador',
    youOrYours: 'atacarte a ti o a tus planeswalkers',
    source: 'atacar a este permanente',
  }[attacked];
}

/** `te ataca a ti o a tus planeswalkers`, of a verb such as `ataca`, `ataque`, `atacan`. */
export function attacksWords(verb: string, attacked: Attacked | undefined): string {
  if (attacked === undefined) return verb;
  return {
    you: `te ${verb}`,
    thatPlayer: `${verb} a ese jugador`,
    youOrYours: `te ${verb} a ti o a tus planeswalkers`,
    source: `${verb} a este permanente`,
  }[attacked];
}

const moreThan = (n: number): string =>
  n === 1 ? 'más de una criatura' : `más de ${numeral(n)} criaturas`;
const noMoreCan = (n: number): string => `no ${verbOf('puede', n === 1 ? 'one' : 'many')}`;

/** What may not be. */
function restrictionWords(ability: RestrictionAbility, about: About): string {
  const { restriction, filter, n = 0, attacked } = ability;
  const can = verbOf('puede', about.number);
  const blocked = agree('bloqueado', about);
  const others = filterWords(filter ?? {}, 'many');
  switch (restriction) {
    case 'cannotAttack':
      return `no ${can} ${attackingWords(attacked).replace(' o a ', ' ni a ')}`;
    case 'cannotBlock':
      return `no ${can} bloquear${filter === undefined ? '' : ` ${blockedWords(filter)}`}`;
    case 'canBlockOnly':
      return `solo ${can} bloquear ${others}`;
    case 'cannotAttackAlone':
      return `no ${can} atacar ${agree('solo', about)}`;
    case 'cannotBlockAlone':
      return `no ${can} bloquear ${agree('solo', about)}`;
    case 'canOnlyAttackAlone':
      return `no ${can} atacar con otras criaturas`;
    case 'cannotAttackUnlessWith':
      return `no ${can} atacar a menos que también ${companions(ability, 'ataque')}`;
    case 'cannotBlockUnlessWith':
      return `no ${can} bloquear a menos que también ${companions(ability, 'bloquee')}`;
    case 'maxAttackers':
      return `${noMoreCan(n)} atacar ${moreThan(n)}`;
    case 'maxAttackersOnYou':
      return `${noMoreCan(n)} atacarte ${moreThan(n)}`;
    case 'maxBlockers':
      return `${noMoreCan(n)} bloquear ${moreThan(n)}`;
    case 'cannotBeBlocked':
      return `no ${can} ser ${blocked}`;
    case 'cannotBeBlockedBy':
      return `no ${can} ser ${blocked} por ${others}`;
    case 'cannotBeBlockedExceptBy':
      return `no ${can} ser ${blocked} excepto por ${others}`;
    case 'minBlockers':
      return `no ${can} ser ${blocked} excepto por ${numeral(n)} o más criaturas`;
    case 'maxBlockersOn':
      return `no ${can} ser ${blocked} por ${moreThan(n)}`;
    case 'allOrNoneBlockers':
      return `no ${can} ser ${blocked} excepto por todas las criaturas que puedan hacerlo`;
  }
}

// `bloquear Muros`, but `bloquear a las criaturas que controlas`
const blockedWords = (filter: NonNullable<RestrictionAbility['filter']>): string =>
  filter.controller === undefined ? filterWords(filter, 'many') : `a ${theFilter(filter)}`;

/** `ataque otra criatura con mayor fuerza`, `bloqueen otras dos criaturas` */
function companions({ filter = {}, n = 1 }: RestrictionAbility, verb: string): string {
  if (n === 1) return `${verb} ${aFilter({ ...filter, other: true })}`;
  const others = agree('otro', { gender: genderOf(filter), number: 'many' });
  return `${verbOf(verb, 'many')} ${others} ${numeral(n)} ${filterWords(filter, 'many')}`;
}

/** What must be, as cards say it: `ataca si puede`. */
function requirementWords(ability: RequirementAbility, about: About): string {
  const { requirement, filter, n = 1, attacked } = ability;
  const does = (verb: string): string => verbOf(verb, about.number);
  const ifAble = `si ${does('puede')}`;
  const when = about.when === undefined ? '' : ` ${about.when}`;
  const blocked = `${does('debe')} ser ${agree('bloqueado', about)}`;
  switch (requirement) {
    case 'attacksIfAble':
      return `${attacksWords(does('ataca'), attacked)}${when} ${ifAble}`;
    case 'goaded':
      return `${does('ataca')}${when} ${ifAble}, y a un jugador que no seas tú ${ifAble}`;
    case 'attacksIfAnotherAttacks':
      return `${does('ataca')} ${ifAble} cuando ataca otra criatura`;
    case 'blocksIfAble':
      return `${does('bloquea')}${whom(filter)}${when} ${ifAble}`;
    case 'blocksEachIfAble':
      return `${does('bloquea')} a cada atacante que ${does('pueda')}`;
    case 'mustBeBlocked':
      return n > 1
        ? `${blocked} por ${numeral(n)} criaturas si es posible`
        : `${blocked} si es posible`;
    case 'mustBeBlockedByExactlyOne':
      return `${blocked} por exactamente una criatura si es posible`;
    case 'mustBeBlockedByAll':
      return `${blocked} por ${allThe(filter ?? {})} que puedan`;
  }
}

const whom = (filter: RequirementAbility['filter']): string => {
  if (filter === undefined) return '';
  return ` a ${filter.isSource ? filterWords(filter, 'one') : theFilter(filter)}`;
};

/** `todas las criaturas`, `todos los Muros` */
const allThe = (filter: NonNullable<RequirementAbility['filter']>): string =>
  `${agree('todo', { gender: genderOf(filter), number: 'many' })} ${theFilter(filter)}`;
