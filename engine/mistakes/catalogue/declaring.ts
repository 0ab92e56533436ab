import type { Mistake } from '../mistake.ts';

/** What attacks or blocks if able, or must be blocked. */
const MUST = ['requirement', 'goad', 'goaded', 'goadedBy'] as const;

/** What attacks, blocks or is blocked only together, or by so many. */
const COMPANY = [
  'minBlockers',
  'cannotAttackAlone',
  'cannotBlockAlone',
  'cannotAttackUnlessWith',
  'cannotBlockUnlessWith',
  'allOrNoneBlockers',
] as const;

/** Who may attack and block, and what must. */
export const DECLARING = {
  mustBeatsCant: {
    believes: { restrictionsOnCompany: 'yieldToRequirements' },
    relevantWords: [MUST, COMPANY],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  noDrafting: {
    believes: { comparedWith: 'declarationsOfTheRequired' },
    relevantWords: [MUST, COMPANY],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  oneByOne: {
    believes: { comparedWith: 'changesOfOneCreature' },
    relevantWords: [MUST],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  mustBeBlockedIsLure: {
    believes: { mustBeBlocked: 'byEachAble' },
    relevantWords: [['mustBeBlocked']],
    rules: ['blockers.requirements'],
  },
  lureNeedsOne: {
    believes: { lure: 'anyOne' },
    relevantWords: [['mustBeBlockedByAll']],
    rules: ['blockers.requirements'],
  },
  lureReachesUnable: {
    believes: { lureReaches: 'everyCreature' },
    relevantWords: [['mustBeBlocked', 'mustBeBlockedByAll', 'mustBeBlockedByOne']],
    rules: ['blockers.requirements', 'blockers.choose'],
  },
  payIfAble: {
    believes: { combatCosts: 'paidIfAble' },
    relevantWords: [MUST, ['combatCost']],
    rules: ['attackers.costNotForced', 'blockers.costNotForced'],
  },
  oncePerTurnDuty: {
    believes: { attackIfAbleEachCombat: false },
    relevantWords: [MUST, ['combat']],
    rules: ['attackers.requirementEachCombat'],
  },
  goadForbidsMe: {
    believes: { goad: 'forbids' },
    relevantWords: [['goad', 'goaded', 'goadedBy']],
    rules: ['action.goaded', 'attackers.requirements'],
  },
  sickCannotBlock: {
    believes: { newBlockers: 'mayNotBlock' },
    rules: ['creature.summoningSickness', 'blockers.choose'],
  },
  newCannotCrew: {
    believes: { newCrew: 'mayNotCrew' },
    relevantWords: [['tapPower']],
    rules: ['keyword.crew'],
  },
  vehicleNeverSick: {
    believes: { newVehicles: 'areNever' },
    relevantWords: [['tapPower']],
    rules: ['creature.summoningSickness', 'activating.summoningSickness'],
  },
  sicknessFollowsCard: {
    believes: { sickness: 'onBattlefield' },
    relevantWords: [['gainControl']],
    rules: ['creature.summoningSickness', 'activating.summoningSickness'],
  },
  taxedIsExempt: {
    believes: { taxedRequirements: 'leftOut' },
    relevantWords: [MUST, ['combatCost']],
    rules: ['attackers.requirements', 'blockers.requirements'],
  },
  siegeOwnerDefends: {
    believes: { battleDefendedBy: 'controller' },
    relevantWords: [['battle']],
    rules: ['battle.protectorBlocks', 'battle.protectorCantAttack'],
  },
  onlyBadPartUndone: {
    believes: { illegalDeclaration: 'legalPartStands' },
    relevantWords: [['refused']],
    rules: ['illegalAction.rewind'],
  },
  protectionBothWays: {
    believes: { protection: 'bothWays' },
    relevantWords: [['protection']],
    rules: ['keyword.protectionFromBlocking', 'keyword.protectionFromDamage'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
