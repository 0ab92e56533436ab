import type { EffectWords } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf, Skippable, SkippableWords } from '../../abilities/words.ts';
import { capital, uncapital } from '../../grammar.ts';
import { verb } from '../agreement.ts';
import { steps } from '../turn.ts';
import { momentWords } from './moments.ts';
import { numberOf, subjectWords } from './references.ts';

/** What changes the turns to come: `ogni avversario salta la sua prossima fase di combattimento`. */
export const TURN_EFFECTS = {
  extraTurn: () => 'gioca un turno extra dopo questo',
  extraPhases: ({ phases, after, asCombatBegins }, { within }) => {
    const where =
      after === undefined
        ? 'questa fase'
        : 'la prima fase principale post-combattimento di questo turno';
    const added = phases.map((one) => PHASES[one]).join(' seguita da ');
    const begins =
      asCombatBegins === undefined
        ? ''
        : `. ${capital(momentWords('addedCombat'))}, ${within(asCombatBegins)}`;
    return `dopo ${where}, c’è ${added}${begins}`;
  },
  extraStep: ({ step, after }) =>
    `dopo questa ${after === 'step' ? 'sottofase' : 'fase'}, c’è un’altra ${uncapital(steps[step])}`,
  skipNext: ({ what, subject }, { speaking }) => {
    const isMasculine = what === 'turn';
    if (isYou(subject)) return `salta ${isMasculine ? 'il tuo' : 'la tua'} ${next(what)}`;
    const does = verb(numberOf(subject), 'salta', 'saltano');
    return `${subjectWords(subject, speaking)} ${does} ${isMasculine ? 'il suo' : 'la sua'} ${next(what)}`;
  },
} as const satisfies Partial<EffectWords>;

const PHASES: { readonly [P in EffectOf<'extraPhases'>['phases'][number]]: string } = {
  combat: 'una fase di combattimento addizionale',
  main: 'una fase principale addizionale',
};

export const SKIPPED: SkippableWords = {
  untap: 'sottofase di STAP',
  upkeep: 'sottofase di mantenimento',
  draw: 'sottofase di acquisizione',
  combat: 'fase di combattimento',
  turn: 'turno',
};

const next = (what: Skippable): string =>
  `${what === 'turn' ? 'prossimo' : 'prossima'} ${SKIPPED[what]}`;
