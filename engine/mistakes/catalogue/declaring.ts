import type { Mistake } from '../mistake.ts';

/** Who may attack and block, and what must. */
export const DECLARING = {
  mustBeatsCant: {
    believes: { restrictionsOnCompany: 'yieldToRequirements' },
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  noDrafting: {
    believes: { comparedWith: 'declarationsOfTheRequired' },
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  oneByOne: {
    believes: { comparedWith: 'changesOfOneCreature' },
    rules: ['blockers.requirements', 'attackers.requirements'],
  },
  mustBeBlockedIsLure: {
    believes: { mustBeBlocked: 'byEachAble' },
    rules: ['blockers.requirements'],
  },
  lureNeedsOne: { believes: { lure: 'anyOne' }, rules: ['blockers.requirements'] },
  lureReachesUnable: {
    believes: { lureReaches: 'everyCreature' },
    rules: ['blockers.requirements', 'blockers.choose'],
  },
  payIfAble: {
    believes: { combatCosts: 'paidIfAble' },
    rules: ['attackers.costNotForced', 'blockers.costNotForced'],
  },
  oncePerTurnDuty: {
    believes: { attackIfAbleEachCombat: false },
    rules: ['attackers.requirementEachCombat'],
  },
  goadForbidsMe: {
    believes: { goad: 'forbids' },
    rules: ['action.goaded', 'attackers.requirements'],
  },
  sickCannotBlock: {
    believes: { newBlockers: 'mayNotBlock' },
    rules: ['blockers.choose', 'creature.summoningSickness'],
  },
  protectionBothWays: {
    believes: { protection: 'bothWays' },
    rules: ['keyword.protectionFromBlocking', 'keyword.protectionFromDamage'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
