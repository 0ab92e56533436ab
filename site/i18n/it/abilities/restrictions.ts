import type { Filter, RestrictionAbility } from '../../../engine.ts';
import { HOST } from '../../abilities/host.ts';
import type { Attacked, AttackedWords, RestrictionWords } from '../../abilities/words.ts';
import { type Agreement, after, agree, verb } from '../agreement.ts';
import { numberWords } from './amounts.ts';
import { aFilter, agreementOf, filterWords, theFilter } from './filterPhrases.ts';

/** What may not be, said of what it agrees with. */
export const restrictionWords = (
  ability: RestrictionAbility,
  as: Agreement,
  when?: string,
): string => {
  const words = RESTRICTIONS[ability.restriction](ability, as);
  return COUNTING.has(ability.restriction) && when === undefined
    ? `${words} in ogni combattimento`
    : `${words}${when ?? ''}`;
};

// How many may attack or block is said of each combat.
const COUNTING: ReadonlySet<RestrictionAbility['restriction']> = new Set([
  'maxAttackers',
  'maxAttackersOnYou',
  'maxBlockers',
]);

export const attackingWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attaccare' : ATTACKING[attacked];

/** `attaccarti` */
const ATTACKING: AttackedWords = {
  you: 'attaccarti',
  thatPlayer: 'attaccare quel giocatore',
  youOrYours: 'attaccare te o i planeswalker che controlli',
  source: `attaccare ${HOST}`,
};

export const attacksWords = (attacked: Attacked | undefined): string =>
  attacked === undefined ? 'attacca' : ATTACKS[attacked];

/** `ti attacca` */
const ATTACKS: AttackedWords = {
  you: 'ti attacca',
  thatPlayer: 'attacca quel giocatore',
  youOrYours: 'attacca te o un planeswalker che controlli',
  source: `attacca ${HOST}`,
};

/** `ti attaccano` */
export const attackWords = (attacked: Attacked | undefined, { number }: Agreement): string =>
  attacksWords(attacked).replace('attacca', verb(number, 'attacca', 'attaccano'));

const RESTRICTIONS: RestrictionWords<[Agreement]> = {
  cannotAttack: ({ attacked }, as) => `non ${can(as)} ${attackingWords(attacked)}`,
  cannotBlock: ({ filter }, as) =>
    `non ${can(as)} bloccare${filter === undefined ? '' : ` ${blockedWords(filter)}`}`,
  canBlockOnly: ({ filter = {} }, as) => `${can(as)} bloccare solo ${theFilter(filter)}`,
  cannotAttackAlone: (_, as) => `non ${can(as)} attaccare ${alone(as)}`,
  cannotBlockAlone: (_, as) => `non ${can(as)} bloccare ${alone(as)}`,
  canOnlyAttackAlone: (_, as) => `${can(as)} attaccare solo ${alone(as)}`,
  cannotAttackUnlessWith: (ability, as) =>
    companyWords(ability, can(as), ['attaccare', 'attacchi', 'attacchino']),
  cannotBlockUnlessWith: (ability, as) =>
    companyWords(ability, can(as), ['bloccare', 'blocchi', 'blocchino']),
  maxAttackers: ({ n }) => `${noMoreThan(n)} attaccare`,
  maxAttackersOnYou: ({ n }) => `${noMoreThan(n)} attaccarti`,
  maxBlockers: ({ n }) => `${noMoreThan(n)} bloccare`,
  cannotBeBlocked: (_, as) => `non ${canBeBlocked(as)}`,
  cannotBeBlockedBy: (ability, as) => `non ${canBeBlocked(as)} ${after('da', others(ability))}`,
  cannotBeBlockedExceptBy: (ability, as) =>
    `non ${canBeBlocked(as)} tranne che ${after('da', others(ability))}`,
  minBlockers: ({ n }, as) => `non ${canBeBlocked(as)} tranne che da ${atLeast(n)}`,
  maxBlockersOn: ({ n }, as) => `non ${canBeBlocked(as)} da più di ${creatures(n)}`,
  allOrNoneBlockers: (_, as) =>
    `non ${canBeBlocked(as)} a meno che non ${pronoun(as)} blocchino tutte le creature controllate dal giocatore in difesa`,
};

const can = ({ number }: Agreement): string => verb(number, 'può', 'possono');
const canBeBlocked = (as: Agreement): string => `${can(as)} essere ${agree('bloccato', as)}`;
/** `creature con volare`; those of somebody are all of them: `le creature che controlli`. */
export const blockedWords = (filter: Filter): string =>
  filter.controller === undefined ? filterWords(filter, 'many') : theFilter(filter);

/** `la blocchino` */
const pronoun = (as: Agreement): string => agree('lo', as);
const alone = (as: Agreement): string => `da ${agree('solo', as)}`;

const others = ({ filter = {} }: RestrictionAbility): string => filterWords(filter, 'many');

/** `una creatura`, `due creature` */
export const creatures = (n = 0): string =>
  n === 1 ? 'una creatura' : `${numberWords(n)} creature`;

const atLeast = (n = 0): string =>
  n === 1 ? 'una o più creature' : `${numberWords(n)} o più creature`;

const noMoreThan = (n = 0): string => `non più di ${creatures(n)} ${n === 1 ? 'può' : 'possono'}`;

/** `non può attaccare a meno che non attacchi anche un’altra creatura con forza superiore` */
function companyWords(
  { filter = {}, n = 1 }: RestrictionAbility,
  may: string,
  [act, acts, many]: readonly [string, string, string],
): string {
  const { other: _, ...kind } = filter;
  const others = `${agree('altro', agreementOf(kind, 'many'))} ${numberWords(n)} ${filterWords(kind, 'many')}`;
  return n === 1
    ? `non ${may} ${act} a meno che non ${acts} anche ${aFilter({ ...filter, other: true })}`
    : `non ${may} ${act} a meno che non ${many} anche ${others}`;
}
