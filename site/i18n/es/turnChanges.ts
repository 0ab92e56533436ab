import type { Effect } from '../../engine.ts';
import type { EventWords } from '../messages.ts';
import { verbOf } from './agreement.ts';
import { isYou, numberOf, type Speaking, subjectWords } from './references.ts';
import { steps } from './turn.ts';

type Skippable = Extract<Effect, { readonly kind: 'skipNext' }>['what'];

const SKIPPED: { readonly [S in Skippable]: string } = {
  untap: 'paso de enderezar',
  upkeep: 'paso de mantenimiento',
  draw: 'paso de robar',
  combat: 'fase de combate',
  turn: 'turno',
};

type TurnChange = Extract<Effect, { readonly kind: 'extraStep' | 'skipNext' }>;

/** `cada oponente omite su próxima fase de combate` */
export function turnChangeWords(effect: TurnChange, speaking: Speaking): string {
  if (effect.kind === 'extraStep')
    return `después de ${effect.after === 'step' ? 'este paso' : 'esta fase'} hay otro ${steps[effect.step].toLowerCase()}`;
  const { what, subject } = effect;
  if (isYou(subject)) return `omite tu ${next(what)}`;
  return `${subjectWords(subject, speaking)} ${verbOf('omite', numberOf(subject))} su ${next(what)}`;
}

const next = (what: Skippable): string =>
  `${what === 'combat' ? 'próxima' : 'próximo'} ${SKIPPED[what]}`;

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${n.object(by)} agrega otro ${steps[step].toLowerCase()}.`,
  skipMade: ({ player, what }) => `${player} omitirá su ${next(what)}.`,
  skipped: ({ player, what }) =>
    `${player} omite ${what === 'combat' ? 'esta' : 'este'} ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
