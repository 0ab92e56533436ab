import type { Keyword } from '../keywords/index.ts';
import type { Amount } from '../language/amount.ts';
import type { Filter } from '../language/filter.ts';
import type { Ability } from './abilities.ts';
import type { CardType, Color } from './characteristics.ts';
import type { CounterKind } from './counters.ts';
import type {
  CombatCostAbility,
  PermissionAbility,
  RequirementAbility,
  RestrictionAbility,
} from './declarationAbilities.ts';

/** One change to an object's characteristics; each belongs to one layer of CR 613. */
export type Change =
  | {
      readonly kind: 'addTypes';
      readonly types: readonly CardType[];
      readonly subtypes?: readonly string[];
    }
  | { readonly kind: 'addEveryCreatureType' }
  /** CR 205.1a: these creature types and no others; other subtypes stay. */
  | { readonly kind: 'setCreatureTypes'; readonly subtypes: readonly string[] }
  | { readonly kind: 'removeTypes'; readonly types: readonly CardType[] }
  | { readonly kind: 'setColors'; readonly colors: readonly Color[] }
  | { readonly kind: 'grant'; readonly ability: Ability }
  | { readonly kind: 'loseKeyword'; readonly keyword: Keyword }
  | { readonly kind: 'loseAllAbilities' }
  | { readonly kind: 'definePowerToughness'; readonly power: Amount; readonly toughness: Amount }
  | { readonly kind: 'setPowerToughness'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'modifyPowerToughness'; readonly power: Amount; readonly toughness: Amount }
  // What follows touches no characteristics; it lasts and affects in the same way.
  /** CR 613.1b: whoever controls the effect controls the permanent. */
  | { readonly kind: 'gainControl' }
  /** CR 701.19a: used up by the next destruction that it replaces. */
  | { readonly kind: 'regenerationShield' }
  /** CR 615.1: all damage, or all combat damage, that it is dealt, that it deals, or (`everything`) that anything deals. */
  | {
      readonly kind: 'preventDamage';
      readonly damage: 'combat' | 'any';
      readonly which: 'dealtTo' | 'dealtBy' | 'everything';
      /** Each time, one such counter is removed from what is protected. */
      readonly removing?: CounterKind;
    }
  /** CR 614.9: damage to its controller, or also to what else they control, is dealt to this instead. */
  | {
      readonly kind: 'takesDamageFor';
      readonly whom: 'you' | 'youAndYours';
      readonly damage: 'combat' | 'any';
      /** Only from these sources. */
      readonly from?: Filter;
    }
  /** CR 614.1a: whatever deals damage deals twice as much. */
  | { readonly kind: 'doublesDamage' }
  /** CR 614.1a: it would go to a graveyard, and is shuffled into its owner's library instead. */
  | { readonly kind: 'shuffledInsteadOfGraveyard' }
  /** CR 502.3 */
  | { readonly kind: 'doesNotUntap' }
  /** CR 510.1a: its toughness counts where its power would, or it assigns none at all. */
  | { readonly kind: 'assignsByToughness' }
  | { readonly kind: 'assignsNoCombatDamage' }
  /** CR 510.1c: it assigns its combat damage as though it weren't blocked, and has no choice. */
  | { readonly kind: 'assignsAsThoughUnblocked' }
  /** CR 101.2, 607.2a: opponents of its controller can't cast cards named like those exiled with it. */
  | { readonly kind: 'forbidsNamesExiled' }
  /** CR 101.2: spells can't be cast by that player. */
  | { readonly kind: 'cannotCast' }
  /** CR 101.2: as a spell it can't be countered. */
  | { readonly kind: 'cannotBeCountered' }
  /** CR 614.1a: a spell that its controller would counter is exiled instead, and they may play it for nothing. */
  | { readonly kind: 'exilesWhatYouCounter' }
  /** CR 615.12: damage that it deals can't be prevented; left out, none of it. */
  | { readonly kind: 'damageUnpreventable'; readonly damage?: 'combat' }
  /** Damage that would leave its controller with less than 1 life leaves them with 1 (Worship). */
  | { readonly kind: 'damageLeavesOneLife' }
  /**
   * Restricts, requires, permits or costs for as long as it lasts; "you" is the controller of the effect. CR 611.2c:
   * where the ability itself speaks of all that fit (Falter), so does the effect, whoever comes later; else it is
   * about the objects that it affects (goad).
   */
  | { readonly kind: 'impose'; readonly ability: ImposedAbility };

export type ImposedAbility =
  | RestrictionAbility
  | RequirementAbility
  | PermissionAbility
  | CombatCostAbility;

/**
 * `nextUntapStep`: until the untap step of its controller has passed; `yourNextUntapStep`: until that of whoever controls
 * the effect has passed; `yourNextTurn`, `yourNextUpkeep`: until that has begun.
 */
export const DURATIONS = [
  'endOfTurn',
  'endOfCombat',
  'nextUntapStep',
  'yourNextUntapStep',
  'yourNextTurn',
  'yourNextUpkeep',
  'endOfNextCombat',
  'endOfThatPlayersNextTurn',
  'forever',
] as const;

export type Duration = (typeof DURATIONS)[number];
