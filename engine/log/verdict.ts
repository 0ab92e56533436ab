import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Keyword } from '../language/keywords/index.ts';
import type { RequirementCode } from '../language/requirement.ts';
import type { RestrictionCode } from '../language/restriction.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackDeclaration, AttackedChoice, BlockDeclaration } from './declaration.ts';

/** Why something may not be chosen, and by which ability of which object. Codes and ids only; the site words them. */
export interface Violation {
  readonly code: ViolationCode;
  /** The objects it is about, the first being the one to blame. */
  readonly objects: readonly ObjectId[];
  /** The ability that restricts, where an ability does. */
  readonly by?: RestrictionSource;
  readonly rules: readonly RuleKey[];
  /** Numbers that the sentence needs: how many there were, how many there must be. */
  readonly counts?: { readonly found: number; readonly needed: number };
}

export const VIOLATION_CODES = [
  // the declaration does not fit the board
  'unknownObject',
  'unknownPlayer',
  'declaredTwice',
  'notYourDecision',
  'notACreature',
  'notUnderYourControl',
  'tapped',
  'summoningSick',
  'isABattle',
  'cannotBeAttacked',
  /** CR 310.9b: it is its controller’s to protect. */
  'protectsBattle',
  'notAttacking',
  'attacksSomeoneElse',
  // CR 702.22c-d
  'cannotBand',
  'bandAttacksSeveral',
  // CR 508.1g
  'cannotExert',
  'cannotEnlist',
  'blocksTooMany',
  // CR 508.1c, 509.1b
  'restrictionDisobeyed',
  // CR 508.1d, 509.1c
  'fewerRequirementsThanPossible',
  // CR 508.1j, 509.1f
  'costNotPaid',
  // CR 510.1
  'notYetDealing',
  'notAllDamageAssigned',
  'tooMuchDamageAssigned',
  'wrongRecipient',
  'splitPastBlockers',
  'lethalNotAssignedInOrder',
  'lethalNotAssignedBeforeTrample',
  'loyaltyNotAssignedBeforeTrample',
  'orderIncomplete',
  // casting and activating
  'noPriority',
  'wrongTime',
  'illegalTarget',
  'cannotPay',
  'noSuchAbility',
  'wrongModes',
  'wrongWays',
  'notASpell',
  'spellsForbidden',
  'abilitiesForbidden',
  'landAlreadyPlayed',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** Names a restriction or requirement by the object and ability that it comes from. */
export interface RestrictionSource {
  readonly source: ObjectId;
  readonly what:
    | { readonly kind: 'keyword'; readonly keyword: Keyword }
    | { readonly kind: 'restriction'; readonly restriction: RestrictionCode };
}

/** One requirement as it counts in this declaration (CR 508.1d, 509.1c). */
export interface RequirementCount {
  readonly source: ObjectId;
  readonly requirement: RequirementCode;
  /** The creature that should attack or block, where it is one; the attacker that should be blocked, where it is that. */
  readonly creature: ObjectId | undefined;
  readonly attacker: ObjectId | undefined;
  /** Of several creatures of which one will do: those that it is asked of. */
  readonly among?: readonly ObjectId[];
  /** What one of them should attack. */
  readonly attacked?: readonly AttackedChoice[];
  /** CR 701.15b: who goaded it; asked to attack, or, `elsewhere`, to attack a player other than that one. */
  readonly goadedBy?: PlayerId;
  readonly elsewhere?: true;
  readonly obeyed: boolean;
}

/** What stands in the way of a requirement without being a restriction. */
export type Obstacle =
  /** It can be declared on only so many. */
  | { readonly kind: 'capacity'; readonly creature: ObjectId }
  /** It would cost something, and nobody is made to pay. */
  | { readonly kind: 'unpaid'; readonly creature: ObjectId };

/** A smallest set of requirements that cannot all be obeyed, with what stands between them: take any part away and the rest can. */
export interface Conflict {
  readonly requirements: readonly RequirementCount[];
  readonly restrictions: readonly RestrictionSource[];
  readonly obstacles: readonly Obstacle[];
}

/**
 * The ruling on a declaration of attackers (`D` = AttackDeclaration) or blockers, with its proof.
 * Legal: `obeyed` equals `maximum`, and `conflicts` show why no more can be had.
 * Illegal: every violation, and `better` where a declaration obeys more; `nearest` is the legal one with the fewest changes.
 * Unproved: the board is past the solver's bound; `maximum` was reached, `bound` is the most that could be.
 */
export interface DeclarationVerdict<D extends AttackDeclaration | BlockDeclaration> {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  readonly violations: readonly Violation[];
  readonly requirements: readonly RequirementCount[];
  readonly obeyed: number;
  readonly maximum: number;
  readonly bound: number;
  readonly better: D | undefined;
  readonly nearest: D | undefined;
  readonly conflicts: readonly Conflict[];
}
export type AttackVerdict = DeclarationVerdict<AttackDeclaration>;
export type BlockVerdict = DeclarationVerdict<BlockDeclaration>;

/** A verdict in a table of many, which nobody asks for the nearest legal declaration or for conflicts. */
export type BriefVerdict<V extends AttackVerdict | BlockVerdict> = Omit<V, 'nearest' | 'conflicts'>;

/**
 * The ruling on a player's whole combat damage assignment (CR 510.1e). `suggestion` is a legal one. Unproved: whether the
 * others could make legal what one creature is to assign takes too much work to tell.
 */
export interface AssignmentVerdict {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  readonly violations: readonly Violation[];
  readonly suggestion: readonly CombatDamageAssignment[];
}

/** Anything else that was tried and may not be: a spell at the wrong time, an unknown target. */
export interface Refusal {
  readonly verdict: 'illegal';
  readonly violations: readonly Violation[];
}
