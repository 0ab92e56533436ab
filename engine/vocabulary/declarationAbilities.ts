import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Subject } from '../language/reference.ts';
import type { Cost } from './costs.ts';
import type { CounterKind } from './counters.ts';

/** CR 508.1c, 509.1b: what no declaration may disobey. `subject` is what is restricted, by default the source. */
export interface RestrictionAbility {
  readonly kind: 'restriction';
  readonly restriction: RestrictionCode;
  readonly subject: Subject;
  /** The other creatures it speaks of: blockers of the subject, attackers that the subject would block, companions. */
  readonly filter?: Filter;
  readonly n?: number;
  /** `cannotAttack`: only what is named may not be attacked. */
  readonly attacked?: Attacked;
  readonly if?: Condition;
  readonly unless?: Condition;
}

/** What an ability says about being attacked: its controller; they or a planeswalker of theirs; the source itself. */
export const ATTACKED = ['you', 'youOrYours', 'source', 'thatPlayer'] as const;

export type Attacked = (typeof ATTACKED)[number];

export const RESTRICTIONS = [
  'cannotAttack',
  'cannotBlock',
  'canBlockOnly',
  'cannotAttackAlone',
  'cannotBlockAlone',
  'canOnlyAttackAlone',
  'maxAttackers',
  'maxAttackersOnYou',
  'maxBlockers',
  'cannotBeBlocked',
  'cannotBeBlockedBy',
  'cannotBeBlockedExceptBy',
  'minBlockers',
  'maxBlockersOn',
  'allOrNoneBlockers',
  'cannotAttackUnlessWith',
  'cannotBlockUnlessWith',
] as const;

export type RestrictionCode = (typeof RESTRICTIONS)[number];

/** CR 508.1d, 509.1c: what is obeyed as often as the restrictions allow. */
export interface RequirementAbility {
  readonly kind: 'requirement';
  readonly requirement: RequirementCode;
  readonly subject: Subject;
  /**
   * `blocksIfAble`: the attackers meant; `mustBeBlockedByAll`: the blockers meant; `attacksIfAnotherAttacks`: the others.
   */
  readonly filter?: Filter;
  readonly n?: number;
  /** `attacksIfAble`: whom or what; left out, anything. */
  readonly attacked?: Attacked;
  readonly if?: Condition;
}

export const REQUIREMENTS = [
  'attacksIfAble',
  'goaded',
  'attacksIfAnotherAttacks',
  'blocksIfAble',
  'blocksEachIfAble',
  'mustBeBlocked',
  'mustBeBlockedByExactlyOne',
  'mustBeBlockedByAll',
] as const;

export type RequirementCode = (typeof REQUIREMENTS)[number];

/** CR 508.1h, 509.1d: what attacking or blocking costs; nobody is ever forced to pay it. */
export interface CombatCostAbility {
  readonly kind: 'combatCost';
  readonly to: 'attack' | 'block';
  readonly subject: Subject;
  readonly pay: Cost;
  /** Due only for attacking these (Propaganda); left out, for attacking anything. */
  readonly attacked?: Attacked;
  /** Blocking: due only for blocking these. */
  readonly filter?: Filter;
  /** Due once for each such counter on the source. */
  readonly perCounter?: CounterKind;
  readonly if?: Condition;
}

export interface PermissionAbility {
  readonly kind: 'permission';
  readonly permission: PermissionCode;
  readonly subject: Subject;
  /** `blockAdditional`: how many more; left out means any number. */
  readonly n?: number;
  /** `ignoreLandwalk`: of which lands. */
  readonly filter?: Filter;
  readonly if?: Condition;
}

export const PERMISSIONS = [
  'blockAdditional',
  'attackDespiteDefender',
  'divideDamageOfAttackersOnYou',
  'chooseAttackers',
  'chooseBlockers',
  'attackingPlayerChoosesBlockers',
  'blockAsThoughShadow',
  'assignAsThoughUnblocked',
  'ignoreLandwalk',
  'exertAsItAttacks',
] as const;

export type PermissionCode = (typeof PERMISSIONS)[number];
