import type { Ability } from '../language/ability.ts';
import type { Keyword } from '../language/keywords/index.ts';
import { meaningOf } from '../language/keywords/lists.ts';
import type { Bearing } from '../language/keywords/meaning.ts';
import { restrictionsOf } from '../language/keywords/standsFor.ts';
import type { PermissionCode } from '../language/permission.ts';
import type { RequirementCode } from '../language/requirement.ts';
import type { RestrictionCode } from '../language/restriction.ts';

/** What an ability has a say in, by the word that tells it; and whether it asks for a deed, or limits what is done together. */
interface Say {
  readonly word: string;
  readonly sort: Sort;
  readonly on: readonly Bearing[];
}

export type Sort = 'asks' | 'limits' | 'else';

export function sayOf(ability: Ability): Say {
  switch (ability.kind) {
    case 'keyword':
      return {
        word: ability.keyword,
        sort: sortOf(ability.keyword),
        on: ofKeyword(ability.keyword),
      };
    case 'requirement':
      return { word: ability.requirement, sort: 'asks', on: REQUIREMENTS[ability.requirement] };
    case 'restriction':
      return { word: ability.restriction, ...RESTRICTIONS[ability.restriction] };
    case 'permission':
      return { word: ability.permission, sort: 'else', on: PERMISSIONS[ability.permission] };
    case 'combatCost':
      return { word: ability.kind, sort: 'limits', on: ['attack other'] };
    default:
      return { word: ability.kind, sort: 'else', on: [] };
  }
}

const limits = (...on: readonly Bearing[]) => ({ sort: 'limits', on }) as const;
const only = (...on: readonly Bearing[]) => ({ sort: 'else', on }) as const;

const RESTRICTIONS: { readonly [R in RestrictionCode]: Omit<Say, 'word'> } = {
  allOrNoneBlockers: limits(),
  canBlockOnly: only('block other'),
  canOnlyAttackAlone: limits('attack active'),
  cannotAttack: only('attack active', 'attack other'),
  cannotAttackAlone: limits('attack active'),
  cannotAttackUnlessWith: limits('attack active'),
  cannotBeBlocked: only('block active'),
  cannotBeBlockedBy: only('block active'),
  cannotBeBlockedExceptBy: only('block active'),
  cannotBlock: only('block other'),
  cannotBlockAlone: limits('block other'),
  cannotBlockUnlessWith: limits('block other'),
  maxAttackers: limits('attack other'),
  maxAttackersOnYou: limits('attack other'),
  maxBlockers: limits(),
  maxBlockersOn: limits('block active'),
  minBlockers: limits('block active'),
};

const REQUIREMENTS: { readonly [R in RequirementCode]: readonly Bearing[] } = {
  attacksIfAble: ['attack active'],
  attacksIfAnotherAttacks: ['attack active'],
  blocksEachIfAble: [],
  blocksIfAble: ['block other'],
  goaded: [],
  mustBeBlocked: ['block active'],
  mustBeBlockedByAll: ['block active'],
  mustBeBlockedByExactlyOne: [],
  mustBeBlockedByOne: [],
  oneAttacksIfAble: [],
};

const PERMISSIONS: { readonly [P in PermissionCode]: readonly Bearing[] } = {
  assignAsThoughUnblocked: ['divide active'],
  attackDespiteDefender: [],
  attackingPlayerChoosesBlockers: [],
  blockAdditional: ['block other', 'divide other'],
  blockAsThoughShadow: ['block other'],
  chooseAttackers: [],
  chooseBlockers: [],
  divideDamageOfAttackersOnYou: [],
  exertAsItAttacks: [],
  ignoreLandwalk: [],
};

/** What a keyword forbids is about its own creature, and only the active player's creatures attack. */
const ofKeyword = (keyword: Keyword): readonly Bearing[] => [
  ...restrictionsOf(keyword)
    .flatMap((restriction) => RESTRICTIONS[restriction].on)
    .filter((on) => on !== 'attack other'),
  ...(meaningOf(keyword)?.bearsOn ?? []),
];

const sortOf = (keyword: Keyword): Sort =>
  restrictionsOf(keyword).some((restriction) => RESTRICTIONS[restriction].sort === 'limits')
    ? 'limits'
    : 'else';
