import type { RestrictionAbility } from '../../../engine.ts';
import type { AttackedWords, RestrictionWords } from '../../abilities/words.ts';
import { numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filterPhrases.ts';

/** What may not be; the verb fits one creature or many. */
export const restrictionWords = (ability: RestrictionAbility): string =>
  RESTRICTIONS[ability.restriction](ability);

/** What is attacked, behind the verb; nothing, where it may be anything. */
export const attackedWords = ({ attacked }: Pick<RestrictionAbility, 'attacked'>): string =>
  attacked === undefined ? '' : ` ${ATTACKED[attacked]}`;

const ATTACKED: AttackedWords = {
  you: 'you',
  thatPlayer: 'that player',
  youOrYours: 'you or your planeswalkers',
  source: 'it',
};

const RESTRICTIONS: RestrictionWords<[]> = {
  cannotAttack: (ability) => `can’t attack${attackedWords(ability)}`,
  cannotBlock: (ability) =>
    ability.filter === undefined ? 'can’t block' : `can’t block ${others(ability)}`,
  canBlockOnly: (ability) => `can block only ${others(ability)}`,
  cannotAttackAlone: () => 'can’t attack alone',
  cannotBlockAlone: () => 'can’t block alone',
  canOnlyAttackAlone: () => 'can attack only alone',
  cannotAttackUnlessWith: (ability) => `can’t attack unless ${companions(ability, 'attack')} too`,
  cannotBlockUnlessWith: (ability) => `can’t block unless ${companions(ability, 'block')} too`,
  maxAttackers: ({ n }) => `no more than ${creatures(n)} can attack`,
  maxAttackersOnYou: ({ n }) => `no more than ${creatures(n)} can attack you`,
  maxBlockers: ({ n }) => `no more than ${creatures(n)} can block`,
  cannotBeBlocked: () => 'can’t be blocked',
  cannotBeBlockedBy: (ability) => `can’t be blocked by ${others(ability)}`,
  cannotBeBlockedExceptBy: (ability) => `can be blocked only by ${others(ability)}`,
  minBlockers: ({ n = 0 }) => `can be blocked only by ${numberWords(n)} or more creatures`,
  maxBlockersOn: ({ n }) => `can’t be blocked by more than ${creatures(n)}`,
  allOrNoneBlockers: () => 'must be blocked by all creatures that can, or by none',
};

const creatures = (n = 0): string => `${numberWords(n)} creature${n === 1 ? '' : 's'}`;

const others = ({ filter = {} }: RestrictionAbility): string => filterWords(filter, 'many');

/** `another creature with greater power attacks`, `2 other creatures block` */
function companions({ filter = {}, n = 1 }: RestrictionAbility, acts: string): string {
  const other = { ...filter, other: true } as const;
  return n === 1
    ? `${aFilter(other)} ${acts}s`
    : `${numberWords(n)} ${filterWords(other, 'many')} ${acts}`;
}
