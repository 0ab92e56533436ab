import type { Mistake } from '../mistake.ts';

const TRAMPLE = ['trample', 'trampleOverPlaneswalkers'] as const;
const STRIKES = ['firstStrike', 'doubleStrike'] as const;

/** How combat damage is divided, when it is dealt and what comes of it. */
export const DAMAGE = {
  damageInOrder: {
    believes: { division: 'oneAfterAnother' },
    rules: ['damage.divideAmongBlockers', 'damage.divideAmongAttackers'],
  },
  damageOnStack: {
    believes: { damageAssignment: 'onStack' },
    rules: ['damage.dealtSimultaneously'],
  },
  lethalFromScratch: {
    believes: { lethalDamage: 'toughness' },
    wakes: [TRAMPLE],
    rules: ['keyword.trample'],
  },
  indestructibleStopsTrample: {
    believes: { lethalToIndestructible: 'none' },
    wakes: [TRAMPLE, ['indestructible']],
    rules: ['keyword.trample', 'keyword.indestructible'],
  },
  shieldSoaksTrample: {
    believes: { lethalThoughPrevented: 'doesNotCount' },
    wakes: [TRAMPLE, ['protection', 'preventAll', 'preventNext', 'preventDamage']],
    rules: ['keyword.trample'],
  },
  deathtouchFullToughness: {
    believes: { deathtouchDivision: 'none' },
    wakes: [TRAMPLE, ['deathtouch']],
    rules: ['keyword.deathtouchDivision', 'keyword.trample'],
  },
  goneBlockerStopsTrample: {
    believes: { trampleWithoutBlockers: 'none' },
    wakes: [TRAMPLE],
    rules: ['keyword.trampleNoBlockers'],
  },
  walkerSpill: {
    believes: { pastLoyalty: 'toItsController' },
    wakes: [['planeswalker']],
    rules: ['keyword.trampleNotPastPermanent', 'damage.unblockedAssigns'],
  },
  lateFirstStrikeMute: {
    believes: { firstStrikeGained: 'dealsNone' },
    wakes: [STRIKES],
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  lostFirstStrikeAgain: {
    believes: { firstStrikeLost: 'dealsAgain' },
    wakes: [STRIKES],
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  secondStepNotYet: {
    believes: { secondDamageStep: 'didNotAssignInFirst' },
    wakes: [STRIKES],
    rules: ['damage.secondStep'],
  },
  lifelinkWaits: {
    believes: { lifelink: 'triggered' },
    wakes: [['lifelink']],
    rules: ['keyword.lifelink', 'damage.byLifelink'],
  },
  deathtouchAlwaysKills: {
    believes: { deathtouchKills: 'everything' },
    wakes: [['deathtouch'], ['indestructible']],
    rules: ['keyword.indestructible', 'keyword.deathtouch'],
  },
  triggerSavesTheDying: {
    believes: { damageTriggersResolve: 'first' },
    wakes: [['isDealtDamage', 'isDealtCombatDamage', 'dealsDamage', 'dealsCombatDamage']],
    rules: ['stateBased.checkedBeforePriority', 'damage.triggersPutOnStack'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
