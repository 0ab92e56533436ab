import type { RestrictionAbility } from '../../../engine.ts';
import type { Attacked, AttackedWords, RestrictionWords } from '../../abilities/words.ts';
import { type Agreement, after, agree, verb } from '../agreement.ts';
import { numberWords } from './amounts.ts';
import { aFilter, agreementOf, filterWords } from './filterPhrases.ts';

/** What may not be, said of what it agrees with. */
export const restrictionWords = (ability: RestrictionAbility, as: Agreement): string =>
  RESTRICTIONS[ability.restriction](ability, as);

export const attackingWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attaccare' : ATTACKING[attacked];

/** `attaccarti` */
const ATTACKING: AttackedWords = {
  you: 'attaccarti',
  thatPlayer: 'attaccare quel giocatore',
  youOrYours: 'attaccare te o i tuoi planeswalker',
  source: 'attaccare questo permanente',
};

export const attacksWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attacca' : ATTACKS[attacked];

/** `ti attacca` */
const ATTACKS: AttackedWords = {
  you: 'ti attacca',
  thatPlayer: 'attacca quel giocatore',
  youOrYours: 'attacca te o un tuo planeswalker',
  source: 'attacca questo permanente',
};

const RESTRICTIONS: RestrictionWords<[Agreement]> = {
  cannotAttack: ({ attacked }, as) => `non ${can(as)} ${attackingWords(attacked)}`,
  cannotBlock: ({ filter }, as) =>
    `non ${can(as)} bloccare${filter === undefined ? '' : ` ${filterWords(filter, 'many')}`}`,
  canBlockOnly: (ability, as) => `${can(as)} bloccare solo ${others(ability)}`,
  cannotAttackAlone: (_, as) => `non ${can(as)} attaccare ${alone(as)}`,
  cannotBlockAlone: (_, as) => `non ${can(as)} bloccare ${alone(as)}`,
  canOnlyAttackAlone: (_, as) => `${can(as)} attaccare solo ${alone(as)}`,
  cannotAttackUnlessWith: (ability, as) =>
    companyWords(ability, can(as), ['attaccare', 'attacca', 'attaccano']),
  cannotBlockUnlessWith: (ability, as) =>
    companyWords(ability, can(as), ['bloccare', 'blocca', 'bloccano']),
  maxAttackers: ({ n }) => `${noMoreThan(n)} attaccare`,
  maxAttackersOnYou: ({ n }) => `${noMoreThan(n)} attaccarti`,
  maxBlockers: ({ n }) => `${noMoreThan(n)} bloccare`,
  cannotBeBlocked: (_, as) => `non ${canBeBlocked(as)}`,
  cannotBeBlockedBy: (ability, as) => `non ${canBeBlocked(as)} ${after('da', others(ability))}`,
  cannotBeBlockedExceptBy: (ability, as) =>
    `${canBeBlocked(as)} solo ${after('da', others(ability))}`,
  minBlockers: ({ n }, as) => `${canBeBlocked(as)} solo da ${atLeast(n)}`,
  maxBlockersOn: ({ n }, as) => `non ${canBeBlocked(as)} da più di ${creatures(n)}`,
  allOrNoneBlockers: (_, as) =>
    `${canBeBlocked(as)} solo da tutte le creature che possono farlo, o da nessuna`,
};

const can = ({ number }: Agreement): string => verb(number, 'può', 'possono');
const canBeBlocked = (as: Agreement): string => `${can(as)} essere ${agree('bloccato', as)}`;
const alone = (as: Agreement): string => `da ${agree('solo', as)}`;

const others = ({ filter = {} }: RestrictionAbility): string => filterWords(filter, 'many');

/** `una creatura`, `due creature` */
export const creatures = (n = 0): string =>
  n === 1 ? 'una creatura' : `${numberWords(n)} creature`;

const atLeast = (n = 0): string =>
  n === 1 ? 'una o più creature' : `${numberWords(n)} o più creature`;

const noMoreThan = (n = 0): string => `non più di ${creatures(n)} ${n === 1 ? 'può' : 'possono'}`;

/** `non può attaccare se non attacca anche un’altra creatura con forza superiore` */
function companyWords(
  { filter = {}, n = 1 }: RestrictionAbility,
  may: string,
  [act, acts, many]: readonly [string, string, string],
): string {
  const { other: _, ...kind } = filter;
  const others = `${agree('altro', agreementOf(kind, 'many'))} ${numberWords(n)} ${filterWords(kind, 'many')}`;
  return n === 1
    ? `non ${may} ${act} se non ${acts} anche ${aFilter({ ...filter, other: true })}`
    : `non ${may} ${act} se non ${many} anche ${others}`;
}
