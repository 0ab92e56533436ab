import type { EffectWords } from '../../abilities/breaths.ts';
import { isYou } from '../../abilities/references.ts';
import type { EffectOf, Skippable, SkippableWords } from '../../abilities/words.ts';
import { verbOf } from '../agreement.ts';
import { steps } from '../turn.ts';
import { momentWords } from './moments.ts';
import { numberOf, subjectWords } from './references.ts';
import { inOne } from './sentences.ts';

/** What changes the turns to come: `cada oponente omite su próxima fase de combate`. */
export const TURN_EFFECTS = {
  extraTurn: () => 'juega un turno adicional después de este',
  extraPhases: ({ phases, after, asCombatBegins }, { within }) => {
    const where = after === undefined ? 'esta fase' : 'la primera fase principal poscombate';
    const added = phases.map((one) => PHASES[one]).join(' seguida de ');
    const begins =
      asCombatBegins === undefined
        ? ''
        : `; ${momentWords('addedCombat')}, ${inOne(within(asCombatBegins))}`;
    return `después de ${where}, hay ${added}${begins}`;
  },
  extraStep: ({ step, after }) =>
    `después de ${after === 'step' ? 'este paso' : 'esta fase'}, hay otro ${steps[step].toLowerCase()}`,
  skipNext: ({ what, subject }, { speaking }) =>
    isYou(subject)
      ? `omite tu ${next(what)}`
      : `${subjectWords(subject, speaking)} ${verbOf('omite', numberOf(subject))} su ${next(what)}`,
} as const satisfies Partial<EffectWords>;

const PHASES: { readonly [P in EffectOf<'extraPhases'>['phases'][number]]: string } = {
  combat: 'una fase de combate adicional',
  main: 'una fase principal adicional',
};

export const SKIPPED: SkippableWords = {
  untap: 'paso de enderezar',
  upkeep: 'paso de mantenimiento',
  draw: 'paso de robar',
  combat: 'fase de combate',
  turn: 'turno',
};

const next = (what: Skippable): string =>
  `${what === 'combat' ? 'próxima' : 'próximo'} ${SKIPPED[what]}`;
