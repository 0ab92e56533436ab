import { z } from 'zod';
import { EXTRA_STEPS, SKIPPABLE } from '../vocabulary/turnStructure.ts';
import { wordOf } from './form.ts';
import { players } from './reference.ts';

/** Effects on the course of the turn and of those to come: more of it, or less. */
export const EFFECTS_ON_TURN = {
  // CR 500.7
  extraTurn: {
    fields: {},
    example: { 'extra-turn': true },
    means: 'you take an extra turn after this one',
  },
  // CR 500.9, 500.10
  extraStep: {
    beside: 'step',
    fields: { step: wordOf(EXTRA_STEPS), after: z.enum(['step', 'phase']).default('step') },
    example: { 'extra-step': 'end-step', after: 'phase' },
    means: 'there is such a step directly after this one, or after this phase',
  },
  // CR 614.10
  skipNext: {
    beside: 'what',
    fields: { what: wordOf(SKIPPABLE), subject: players },
    example: { 'skip-next': 'combat', on: 'each-opponent' },
    means: 'these players skip their next such step, phase or turn',
  },
} as const;
