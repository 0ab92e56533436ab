import type { Behaviour } from '../citation/overlay.ts';

/**
 * What people take the rules to do where no edition of them does. In each, what is so comes first. Code asks for the
 * belief that it needs, as it asks for an edition's behaviour; it never asks who holds it.
 */
export interface Belief {
  /** Whether "can't block alone" and the least number of blockers bind a creature that must attack or block. */
  readonly restrictionsOnCompany: 'hold' | 'yieldToRequirements';
  /** With what a declaration is compared: with all, with those of creatures under a requirement, or creature by creature. */
  readonly comparedWith: 'everyDeclaration' | 'declarationsOfTheRequired' | 'changesOfOneCreature';
  /** Whether a creature that must be blocked asks for one blocker, or for each that is able. */
  readonly mustBeBlocked: 'byOne' | 'byEachAble';
  /** Whether what all able creatures must block is content with one of them. */
  readonly lure: 'everyAble' | 'anyOne';
  /** Whether a lure makes blocks possible that are none: by tapped creatures, and of what evades. */
  readonly lureReaches: 'thoseAble' | 'everyCreature';
  /** Whether a cost to attack or block must be paid for the sake of a requirement. */
  readonly combatCosts: 'neverForced' | 'paidIfAble';
  /** Whether being goaded forbids to attack whoever goaded. */
  readonly goad: 'requires' | 'forbids';
  /** Whether a creature that came this turn may block. */
  readonly newBlockers: 'mayBlock' | 'mayNotBlock';
  /** Whether a creature that came this turn can be tapped to crew. */
  readonly newCrew: 'mayCrew' | 'mayNotCrew';
  /** Whether summoning sickness keeps a Vehicle from attacking, which most of the time is no creature. */
  readonly newVehicles: 'areSick' | 'areNever';
  /** Whose time counts for summoning sickness: how long its controller has had the creature, or how long it has been there. */
  readonly sickness: 'underControl' | 'onBattlefield';
  /** Whether what a creature must do counts where some attack or block of its costs something. */
  readonly taxedRequirements: 'count' | 'leftOut';
  /** Whose creatures block what attacks a battle, and who therefore can't attack it. */
  readonly battleDefendedBy: 'protector' | 'controller';
  /** Whether an illegal declaration is taken back whole, or what was legal of it stands. */
  readonly illegalDeclaration: 'takenBack' | 'legalPartStands';
  /** Whether a creature with protection is kept from blocking, and from damaging, what it is protected from. */
  readonly protection: 'fromIt' | 'bothWays';

  /** What becomes of a blocked creature once nothing blocks it any more. */
  readonly blockersGone: 'staysBlocked' | 'becomesUnblocked';
  /** Whether evasion that is gained after blocks ends them. */
  readonly lateEvasion: 'tooLate' | 'endsBlocks';
  /** Whether tapping an attacking or blocking creature removes it from combat. */
  readonly tapping: 'staysInCombat' | 'removesFromCombat';
  /** Whether a tapped blocker deals its combat damage. */
  readonly tappedBlockers: 'dealDamage' | 'dealNone';
  /** Whether what regenerates or changes its controller leaves combat. */
  readonly leavers: 'removedFromCombat' | 'stayInCombat';
  /** Whether a creature is kept from entering attacking by what would keep it from being declared. */
  readonly enteringAttacking: 'unlimited' | 'asIfDeclared';

  /** Whether a creature's damage goes to those that it fights one after the other, in any order. */
  readonly division: 'asEdition' | 'oneAfterAnother';
  /** What is lethal: toughness less what is marked and assigned by others, or toughness. */
  readonly lethalDamage: 'whatIsMissing' | 'toughness';
  /** How much damage is lethal to what is indestructible. */
  readonly lethalToIndestructible: 'asToOthers' | 'none';
  /** Whether damage that will be prevented counts as lethal damage assigned. */
  readonly lethalThoughPrevented: 'counts' | 'doesNotCount';
  /** What a blocked creature with trample assigns once nothing blocks it. */
  readonly trampleWithoutBlockers: 'all' | 'none';
  /** What a creature attacks once the planeswalker that it attacked is gone. */
  readonly planeswalkerGone: 'nothing' | 'itsController';
  /** Whether trample lets a blocking creature assign damage to the player whose creature it blocks. */
  readonly tramplingBlockers: 'asOthers' | 'toAttackingPlayer';
  /** Where damage past a planeswalker's loyalty may go. */
  readonly pastLoyalty: 'nowhere' | 'toItsController';
  /** Whether a creature that gains first strike after the first combat damage deals damage in the second step. */
  readonly firstStrikeGained: 'dealsInSecond' | 'dealsNone';
  /** Whether a creature that loses first strike after it has dealt damage deals it again. */
  readonly firstStrikeLost: 'hasDealt' | 'dealsAgain';
  /** Whether deathtouch puts into the graveyard what can't be destroyed. */
  readonly deathtouchKills: 'whatCanBeDestroyed' | 'everything';
  /** Whether abilities that trigger on damage resolve before what it kills dies. */
  readonly damageTriggersResolve: 'afterwards' | 'first';
  /** Whether damage is still marked as effects until end of turn end. */
  readonly cleanup: 'atOnce' | 'effectsFirst';

  /** Whether a creature put onto the battlefield attacking has attacked. */
  readonly putAttacking: 'neverAttacked' | 'attacked';
  /** How often "becomes blocked" triggers. */
  readonly becomesBlocked: 'once' | 'forEachBlocker';
  /** How often "becomes blocked by a creature" triggers. */
  readonly becomesBlockedByACreature: 'forEachBlocker' | 'once';
  /** How often "blocks" triggers. */
  readonly blocks: 'once' | 'forEachAttacker';
  /** When it counts whether a creature attacks alone: as attackers are declared, or as what triggered on it resolves. */
  readonly attacksAlone: 'asDeclared' | 'asItResolves';
  /** When abilities resolve that trigger on attackers being declared. */
  readonly attackTriggers: 'beforeBlocks' | 'afterBlocks';
  /** What becomes of a triggered ability on the stack whose source is gone. */
  readonly sourceGone: 'abilityStays' | 'abilityLeaves';
  /** Of abilities of several players that trigger at once, whose resolves first. */
  readonly simultaneousTriggers: 'activeLast' | 'activeFirst';

  /** Whether there is a combat phase where no creature could attack. */
  readonly combatWithoutAttackers: 'takesPlace' | 'isNone';
  /** Whether a step goes on once the last of the stack has resolved. */
  readonly emptyStack: 'stepGoesOn' | 'stepEnds';
}

/** What somebody plays by where the rules of an edition do otherwise; an older edition's behaviour may be it. */
export type Beliefs = Partial<Belief & Behaviour>;

export const WHAT_IS_SO: Belief = {
  restrictionsOnCompany: 'hold',
  comparedWith: 'everyDeclaration',
  mustBeBlocked: 'byOne',
  lure: 'everyAble',
  lureReaches: 'thoseAble',
  combatCosts: 'neverForced',
  goad: 'requires',
  newBlockers: 'mayBlock',
  newCrew: 'mayCrew',
  newVehicles: 'areSick',
  sickness: 'underControl',
  taxedRequirements: 'count',
  battleDefendedBy: 'protector',
  illegalDeclaration: 'takenBack',
  protection: 'fromIt',
  blockersGone: 'staysBlocked',
  lateEvasion: 'tooLate',
  tapping: 'staysInCombat',
  tappedBlockers: 'dealDamage',
  leavers: 'removedFromCombat',
  enteringAttacking: 'unlimited',
  division: 'asEdition',
  lethalDamage: 'whatIsMissing',
  lethalToIndestructible: 'asToOthers',
  lethalThoughPrevented: 'counts',
  trampleWithoutBlockers: 'all',
  planeswalkerGone: 'nothing',
  tramplingBlockers: 'asOthers',
  pastLoyalty: 'nowhere',
  firstStrikeGained: 'dealsInSecond',
  firstStrikeLost: 'hasDealt',
  deathtouchKills: 'whatCanBeDestroyed',
  damageTriggersResolve: 'afterwards',
  cleanup: 'atOnce',
  putAttacking: 'neverAttacked',
  becomesBlocked: 'once',
  becomesBlockedByACreature: 'forEachBlocker',
  blocks: 'once',
  attacksAlone: 'asDeclared',
  attackTriggers: 'beforeBlocks',
  sourceGone: 'abilityStays',
  simultaneousTriggers: 'activeLast',
  combatWithoutAttackers: 'takesPlace',
  emptyStack: 'stepGoesOn',
};
