import type { Mistake } from '../mistake.ts';

/** How long things last. */
export const TURN = {
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
