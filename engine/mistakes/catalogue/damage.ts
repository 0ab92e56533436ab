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
    relevantWords: [TRAMPLE],
    rules: ['keyword.trample', 'damage.lethal'],
  },
  indestructibleStopsTrample: {
    believes: { lethalToIndestructible: 'none' },
    relevantWords: [TRAMPLE, ['indestructible']],
    rules: ['keyword.trample', 'keyword.indestructible'],
  },
  shieldSoaksTrample: {
    believes: { lethalThoughPrevented: 'doesNotCount' },
    relevantWords: [TRAMPLE, ['protection', 'preventAll', 'preventNext', 'preventDamage']],
    rules: ['keyword.trample'],
  },
  deathtouchFullToughness: {
    believes: { deathtouchDivision: 'none' },
    relevantWords: [TRAMPLE, ['deathtouch']],
    rules: ['keyword.deathtouchDivision', 'keyword.trample'],
  },
  goneBlockerStopsTrample: {
    believes: { trampleWithoutBlockers: 'none' },
    relevantWords: [TRAMPLE],
    rules: ['keyword.trampleNoBlockers'],
  },
  trampleOnDefence: {
    believes: { tramplingBlockers: 'toAttackingPlayer' },
    relevantWords: [['trample']],
    rules: ['keyword.trampleOnlyAttacking', 'damage.divideAmongAttackers'],
  },
  deadWalkerHitsPlayer: {
    believes: { planeswalkerGone: 'itsController' },
    relevantWords: [['planeswalker']],
    rules: [
      'combat.attackedPermanentLeaves',
      'damage.unblockedAssigns',
      'keyword.trampleNotPastPermanent',
    ],
  },
  walkerSpill: {
    believes: { pastLoyalty: 'toItsController' },
    relevantWords: [['planeswalker']],
    rules: ['keyword.trampleNotPastPermanent', 'damage.unblockedAssigns'],
  },
  lateFirstStrikeMute: {
    believes: { firstStrikeGained: 'dealsNone' },
    relevantWords: [STRIKES],
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  lostFirstStrikeAgain: {
    believes: { firstStrikeLost: 'dealsAgain' },
    relevantWords: [STRIKES],
    rules: ['keyword.firstStrikeBetweenSteps', 'damage.secondStep'],
  },
  secondStepNotYet: {
    believes: { secondDamageStep: 'didNotAssignInFirst' },
    relevantWords: [STRIKES],
    rules: ['damage.secondStep'],
  },
  lifelinkWaits: {
    believes: { lifelink: 'triggered' },
    relevantWords: [['lifelink']],
    rules: ['keyword.lifelink', 'damage.byLifelink', 'keyword.lifelinkRedundant'],
  },
  deathtouchAlwaysKills: {
    believes: { deathtouchKills: 'everything' },
    relevantWords: [['deathtouch'], ['indestructible']],
    rules: ['keyword.indestructible', 'keyword.deathtouch'],
  },
  triggerSavesTheDying: {
    believes: { damageTriggersResolve: 'first' },
    relevantWords: [['isDealtDamage', 'isDealtCombatDamage', 'dealsDamage', 'dealsCombatDamage']],
    rules: ['stateBased.checkedBeforePriority', 'damage.triggersPutOnStack'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
