import type { ActEvent } from './actEvents.ts';
import type { GameEvent } from './gameEvent.ts';

type RefusedEvent = Extract<ActEvent, { readonly outcome: 'refused' | 'untimely' }>;

/** Whether it tells of an act that was not done: the game is as it was before. */
export const isRefused = (event: GameEvent): event is RefusedEvent & GameEvent =>
  'outcome' in event && event.outcome !== 'done';
