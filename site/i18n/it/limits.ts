import type { RequirementAbility, RestrictionAbility } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filters.ts';
import { type Agreement, after, agree, verb } from './nouns.ts';

type Attacked = NonNullable<RestrictionAbility['attacked']>;

/** `attaccarti` */
const ATTACKING: { readonly [A in Attacked]: string } = {
  you: 'attaccarti',
  thatPlayer: 'attaccare quel giocatore',
  youOrYours: 'attaccare te o i tuoi planeswalker',
  source: 'attaccare questo permanente',
};

export const attackingWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attaccare' : ATTACKING[attacked];

/** `ti attacca` */
const ATTACKS: { readonly [A in Attacked]: string } = {
  you: 'ti attacca',
  thatPlayer: 'attacca quel giocatore',
  youOrYours: 'attacca te o un tuo planeswalker',
  source: 'attacca questo permanente',
};

export const attacksWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attacca' : ATTACKS[attacked];

const creatures = (n: number): string => (n === 1 ? 'una creatura' : `${numberWords(n)} creature`);

/** Verbs and participles as the subject wants them. */
const formsOf = (as: Agreement) => ({
  can: verb(as.number, 'può', 'possono'),
  must: verb(as.number, 'deve', 'devono'),
  alone: `da ${agree('solo', as)}`,
  beBlocked: `essere ${agree('bloccato', as)}`,
  ifAble: verb(as.number, 'se può farlo', 'se possono farlo'),
});

export function restrictionWords(ability: RestrictionAbility, as: Agreement): string {
  const { restriction, filter, n = 0, attacked } = ability;
  const { can, alone, beBlocked } = formsOf(as);
  const others = filterWords(filter ?? {}, 'many');
  switch (restriction) {
    case 'cannotAttack':
      return `non ${can} ${attackingWords(attacked)}`;
    case 'cannotBlock':
      return `non ${can} bloccare${filter === undefined ? '' : ` ${others}`}`;
    case 'canBlockOnly':
      return `${can} bloccare solo ${others}`;
    case 'cannotAttackAlone':
      return `non ${can} attaccare ${alone}`;
    case 'cannotBlockAlone':
      return `non ${can} bloccare ${alone}`;
    case 'canOnlyAttackAlone':
      return `${can} attaccare solo ${alone}`;
    case 'cannotAttackUnlessWith':
    case 'cannotBlockUnlessWith':
      return companyWords(ability, can);
    case 'maxAttackers':
      return `${noMoreThan(n)} attaccare`;
    case 'maxAttackersOnYou':
      return `${noMoreThan(n)} attaccarti`;
    case 'maxBlockers':
      return `${noMoreThan(n)} bloccare`;
    case 'cannotBeBlocked':
      return `non ${can} ${beBlocked}`;
    case 'cannotBeBlockedBy':
      return `non ${can} ${beBlocked} ${after('da', others)}`;
    case 'cannotBeBlockedExceptBy':
      return `${can} ${beBlocked} solo ${after('da', others)}`;
    case 'minBlockers':
      return `${can} ${beBlocked} solo da ${atLeast(n)}`;
    case 'maxBlockersOn':
      return `non ${can} ${beBlocked} da più di ${creatures(n)}`;
    case 'allOrNoneBlockers':
      return `${can} ${beBlocked} solo da tutte le creature che possono farlo, o da nessuna`;
  }
}

const atLeast = (n: number): string =>
  n === 1 ? 'una o più creature' : `${numberWords(n)} o più creature`;

const noMoreThan = (n: number): string =>
  `non più di ${creatures(n)} ${n === 1 ? 'può' : 'possono'}`;

/** `non può attaccare se non attacca anche un’altra creatura con forza superiore` */
function companyWords(
  { restriction, filter = {}, n = 1 }: RestrictionAbility,
  can: string,
): string {
  const [act, acts, many] =
    restriction === 'cannotBlockUnlessWith'
      ? ['bloccare', 'blocca', 'bloccano']
      : ['attaccare', 'attacca', 'attaccano'];
  const { other: _, ...kind } = filter;
  const others = `${agree('altro', agreementOf(kind, 'many'))} ${numberWords(n)} ${filterWords(kind, 'many')}`;
  return n === 1
    ? `non ${can} ${act} se non ${acts} anche ${aFilter({ ...filter, other: true })}`
    : `non ${can} ${act} se non ${many} anche ${others}`;
}

export function requirementWords(ability: RequirementAbility, as: Agreement): string {
  const { requirement, filter, n = 1, attacked } = ability;
  const { must, can, beBlocked, ifAble } = formsOf(as);
  switch (requirement) {
    case 'attacksIfAble':
      return `${must} ${attackingWords(attacked)} ${ifAble}`;
    case 'goaded':
      return `${must} attaccare ${ifAble}, e un giocatore diverso da te se possibile`;
    case 'attacksIfAnotherAttacks':
      return `${must} attaccare ${ifAble} quando attacca ${aFilter({ ...filter, other: true })}`;
    case 'blocksIfAble':
      return `${must} bloccare${filter === undefined ? '' : ` ${filterWords(filter, 'many')}`} ${ifAble}`;
    case 'blocksEachIfAble':
      return `${must} bloccare ogni attaccante che ${can} bloccare`;
    case 'mustBeBlocked':
      return `${must} ${beBlocked}${n > 1 ? ` da ${creatures(n)}` : ''} se possibile`;
    case 'mustBeBlockedByExactlyOne':
      return `${must} ${beBlocked} da una sola creatura se possibile`;
    case 'mustBeBlockedByAll': {
      const all = agree('tutto', agreementOf(filter ?? {}, 'many'));
      return `${must} ${beBlocked} da ${all} ${theFilter(filter ?? {})} che possono farlo`;
    }
  }
}
