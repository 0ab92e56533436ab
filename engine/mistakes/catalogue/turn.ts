import type { Mistake } from '../mistake.ts';

/** What the turn consists of, and how long things last. */
export const TURN = {
  noAttackNoCombat: {
    believes: { combatWithoutAttackers: 'isNone' },
    rules: ['turn.phases', 'combat.steps', 'attackers.none'],
  },
  emptyStackEndsStep: {
    believes: { emptyStack: 'stepEnds' },
    rules: ['turn.stepEndsWhenAllPass', 'priority.afterResolution'],
  },
  pumpEndsFirst: {
    believes: { cleanup: 'effectsFirst' },
    relevantWords: [['endOfTurn']],
    rules: ['cleanup.damageAndEffectsEnd'],
  },
  manaLastsThePhase: {
    believes: { manaEmpties: 'eachPhaseWithBurn' },
    rules: ['turn.manaEmpties'],
  },
} as const satisfies Readonly<Record<string, Mistake>>;
