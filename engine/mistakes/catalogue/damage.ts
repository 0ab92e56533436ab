import type { Mistake } from '../mistake.ts';

/** How combat damage is divided, when it is dealt and what comes of it. */
export const DAMAGE = {
  damageInOrder: {
    believes: { division: 'oneAfterAnother' },
    wasSo: { damageAssignment: 'inOrder' },
    rules: ['damage.divideAmongBlockers', 'damage.divideAmongAttackers'],
  },
  damageOnStack: {
    believes: { damageAssignment: 'onStack' },
    rules: ['damage.dealtSimultaneously'],
  },
  lethalFromScratch: { believes: { lethalDamage: 'toughness' }, rules: ['keyword.trample'] },
  indestructibleStopsTrample: {
    believes: { lethalToIndestructible: 'none' },
    rules: ['keyword.trample', 'keyword.indestructible'],
  },
  shieldSoaksTrample: {
    believes: { lethalThoughPrevented: 'doesNotCount' },
    rules: ['keyword.trample'],
  },
  deathtouchFullToughness: {
    believes: { deathtouchDivision: 'none' },
    rules: ['keyword.deathtouchDivision', 'keyword.trample'],
  },
  goneBlockerStopsTrample: {
    believes: { trampleWithoutBlockers: 'none' },
    rules: ['keyword.trampleNoBlockers'],
  },
  walkerSpill: {
    believes: { pastLoyalty: 'toItsController' },
    rules: ['keyword.trampleNotPastPermanent', 'damage.unblockedAssigns'],
  },
  lateFirstStrikeMute: {
    believes: { firstStrikeGained: 'dealsNone' },
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  lostFirstStrikeAgain: {
    believes: { firstStrikeLost: 'dealsAgain' },
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  secondStepNotYet: {
    believes: { secondDamageStep: 'didNotAssignInFirst' },
    rules: ['damage.secondStep'],
  },
  lifelinkWaits: {
    believes: { lifelink: 'triggered' },
    rules: ['keyword.lifelink', 'damage.byLifelink'],
  },
  deathtouchAlwaysKills: {
    believes: { deathtouchKills: 'everything' },
    rules: ['keyword.indestructible', 'keyword.deathtouch'],
  },
  triggerSavesTheDying: {
    believes: { damageTriggersResolve: 'first' },
    rules: ['stateBased.checkedBeforePriority', 'damage.triggersPutOnStack'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
