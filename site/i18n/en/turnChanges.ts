import type { EventWords } from '../messages.ts';
import { SKIPPED } from './abilities/turnEffects.ts';
import { steps } from './turn.ts';

export const turnChangeEvents = {
  stepAdded: ({ step, by }, n) => `${n.object(by)} adds another ${steps[step].toLowerCase()}.`,
  skipMade: ({ player, what }) => `${player} will skip their next ${SKIPPED[what]}.`,
  skipped: ({ player, what }) => `${player} skips this ${SKIPPED[what]}.`,
} satisfies Partial<EventWords>;
