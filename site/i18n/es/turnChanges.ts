import type { EventWords } from '../messages.ts';
import { next, SKIPPED } from './abilities/turnEffects.ts';
import { steps } from './turn.ts';

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${n.object(by)} agrega otro ${steps[step].toLowerCase()}.`,
  skipMade: ({ player, what }) => `${player} omitirá su ${next(what)}.`,
  skipped: ({ player, what }) =>
    `${player} omite ${what === 'combat' ? 'esta' : 'este'} ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
