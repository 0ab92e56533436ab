import type { RequirementAbility, RestrictionAbility } from '../../engine.ts';
import { numberWords } from './amounts.ts';
import { aFilter, filterWords } from './filters.ts';
import type { GrammaticalNumber } from './subtypes.ts';

const creatures = (n: number): string => `${numberWords(n)} creature${n === 1 ? '' : 's'}`;

export const attackedWords = ({
  attacked,
}: {
  readonly attacked?: RestrictionAbility['attacked'];
}): string => (attacked === undefined ? '' : ` ${ATTACKED[attacked]}`);

const ATTACKED: { readonly [A in NonNullable<RestrictionAbility['attacked']>]: string } = {
  you: 'you',
  thatPlayer: 'that player',
  youOrYours: 'you or your planeswalkers',
  source: 'it',
};

/** What may not be; the verb fits one creature or many. */
export function restrictionWords(ability: RestrictionAbility): string {
  const { restriction, filter, n = 0 } = ability;
  const others = filterWords(filter ?? {}, 'many');
  switch (restriction) {
    case 'cannotAttack':
      return `can’t attack${attackedWords(ability)}`;
    case 'cannotBlock':
      return filter === undefined ? 'can’t block' : `can’t block ${others}`;
    case 'canBlockOnly':
      return `can block only ${others}`;
    case 'cannotAttackAlone':
      return 'can’t attack alone';
    case 'cannotBlockAlone':
      return 'can’t block alone';
    case 'canOnlyAttackAlone':
      return 'can attack only alone';
    case 'cannotAttackUnlessWith':
      return `can’t attack unless ${companions(ability)} too`;
    case 'cannotBlockUnlessWith':
      return `can’t block unless ${companions(ability)} too`;
    case 'maxAttackers':
      return `no more than ${creatures(n)} can attack`;
    case 'maxAttackersOnYou':
      return `no more than ${creatures(n)} can attack you`;
    case 'maxBlockers':
      return `no more than ${creatures(n)} can block`;
    case 'cannotBeBlocked':
      return 'can’t be blocked';
    case 'cannotBeBlockedBy':
      return `can’t be blocked by ${others}`;
    case 'cannotBeBlockedExceptBy':
      return `can be blocked only by ${others}`;
    case 'minBlockers':
      return `can be blocked only by ${numberWords(n)} or more creatures`;
    case 'maxBlockersOn':
      return `can’t be blocked by more than ${creatures(n)}`;
    case 'allOrNoneBlockers':
      return 'must be blocked by all creatures that can, or by none';
  }
}

/** `another creature with greater power attacks`, `2 other creatures block` */
function companions({ restriction, filter = {}, n = 1 }: RestrictionAbility): string {
  const acts = restriction === 'cannotBlockUnlessWith' ? 'block' : 'attack';
  const others = { ...filter, other: true } as const;
  return n === 1
    ? `${aFilter(others)} ${acts}s`
    : `${numberWords(n)} ${filterWords(others, 'many')} ${acts}`;
}

export function requirementWords(
  ability: RequirementAbility,
  number: GrammaticalNumber = 'one',
): string {
  const { requirement, filter, n = 1 } = ability;
  const others = filterWords(filter ?? {}, 'many');
  const it = number === 'one' ? 'it' : 'they';
  switch (requirement) {
    case 'attacksIfAble':
      return `must attack${attackedWords(ability)} if able`;
    case 'goaded':
      return `must attack if able, and someone other than you if ${it} can`;
    case 'attacksIfAnotherAttacks':
      return 'must attack if able once another attacks';
    case 'blocksIfAble':
      return filter === undefined ? 'must block if able' : `must block ${others} if able`;
    case 'blocksEachIfAble':
      return `must block every attacker ${it} can`;
    case 'mustBeBlocked':
      return n > 1
        ? `must be blocked by ${numberWords(n)} creatures if able`
        : 'must be blocked if able';
    case 'mustBeBlockedByExactlyOne':
      return 'must be blocked by exactly one creature if able';
    case 'mustBeBlockedByAll':
      return filter === undefined
        ? 'must be blocked by all creatures that can'
        : `must be blocked by all ${others} that can`;
  }
}
