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
    wakes: [MUST, COMPANY],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  noDrafting: {
    believes: { comparedWith: 'declarationsOfTheRequired' },
    wakes: [MUST, COMPANY],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  oneByOne: {
    believes: { comparedWith: 'changesOfOneCreature' },
    wakes: [MUST],
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  mustBeBlockedIsLure: {
    believes: { mustBeBlocked: 'byEachAble' },
    wakes: [['mustBeBlocked']],
    rules: ['blockers.requirements'],
  },
  lureNeedsOne: {
    believes: { lure: 'anyOne' },
    wakes: [['mustBeBlockedByAll']],
    rules: ['blockers.requirements'],
  },
  lureReachesUnable: {
    believes: { lureReaches: 'everyCreature' },
    wakes: [['mustBeBlocked', 'mustBeBlockedByAll', 'mustBeBlockedByOne']],
    rules: ['blockers.requirements', 'blockers.choose'],
  },
  payIfAble: {
    believes: { combatCosts: 'paidIfAble' },
    wakes: [MUST, ['combatCost']],
    rules: ['attackers.costNotForced', 'blockers.costNotForced'],
  },
  oncePerTurnDuty: {
    believes: { attackIfAbleEachCombat: false },
    wakes: [MUST, ['combat']],
    rules: ['attackers.requirementEachCombat'],
  },
  goadForbidsMe: {
    believes: { goad: 'forbids' },
    wakes: [['goad', 'goaded', 'goadedBy']],
    rules: ['action.goaded', 'attackers.requirements'],
  },
  sickCannotBlock: {
    believes: { newBlockers: 'mayNotBlock' },
    rules: ['blockers.choose', 'creature.summoningSickness'],
  },
  protectionBothWays: {
    believes: { protection: 'bothWays' },
    wakes: [['protection']],
    rules: ['keyword.protectionFromBlocking', 'keyword.protectionFromDamage'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
