import type { EffectWords } from '../../abilities/breaths.ts';
import type { SkippableWords } from '../../abilities/words.ts';
import { steps } from '../turn.ts';
import { momentWords } from './moments.ts';
import { numberOf, subjectWords } from './references.ts';

/** What changes the turns to come: `each opponent skips their next combat phase`. */
export const TURN_EFFECTS = {
  extraTurn: () => 'take another turn after this one',
  extraPhases: ({ phases, after, asCombatBegins }, { within }) => {
    const when =
      after === undefined ? 'after this phase' : 'after the first postcombat main phase this turn';
    const added = phases.map((one) => `an additional ${one} phase`).join(', then ');
    const begins =
      asCombatBegins === undefined
        ? ''
        : `; ${momentWords('addedCombat')}, ${within(asCombatBegins)}`;
    return `${when}, there is ${added}${begins}`;
  },
  extraStep: ({ step, after }) =>
    `after this ${after} there is another ${steps[step].toLowerCase()}`,
  skipNext: ({ what, subject }, { speaking }) => {
    const who = subjectWords(subject, speaking);
    if (who === 'you') return `skip your next ${SKIPPED[what]}`;
    return `${who} skip${numberOf(subject) === 'one' ? 's' : ''} their next ${SKIPPED[what]}`;
  },
} as const satisfies Partial<EffectWords>;

export const SKIPPED: SkippableWords = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  combat: 'combat phase',
  turn: 'turn',
};
