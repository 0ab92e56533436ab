import type { MistakeWordsOf } from '../../mistakeWords.ts';

/** How long things last. */
export const turn: MistakeWordsOf<'turn'> = {
  pumpEndsFirst: {
    title: 'A pump wears off while the damage is still there',
    wouldBeRight: 'effects until end of turn ended before damage went away',
    why: '“Until end of turn” is taken for the end step, while damage is known to last to the very end.',
    so: 'Both end at the same moment, in the cleanup step. A 2/2 with +3/+3 until end of turn that was dealt 4 damage survives.',
  },
  manaLastsThePhase: {
    title: 'Unspent mana lasts to the end of the phase',
    wouldBeRight: 'unspent mana lasted to the end of the phase, and burned you then',
    why: 'It was so until 11 July 2009, when mana left over still cost life.',
    so: 'Mana is lost at the end of every step, and costs no life. What you make in the declare attackers step is gone before blockers are declared.',
  },
};
