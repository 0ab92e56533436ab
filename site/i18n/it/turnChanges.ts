import { uncapital } from '../grammar.ts';
import type { EventWords } from '../messages.ts';
import { next, SKIPPED } from './abilities/turnEffects.ts';
import { does } from './namedVerbs.ts';
import { steps } from './turn.ts';

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${does(by, n, 'aggiunge')} un’altra ${uncapital(steps[step])}.`,
  skipMade: ({ player, what }) =>
    `${player} salterà ${what === 'turn' ? 'il suo' : 'la sua'} ${next(what)}.`,
  skipped: ({ player, what }) =>
    `${player} salta ${what === 'turn' ? 'questo' : 'questa'} ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
