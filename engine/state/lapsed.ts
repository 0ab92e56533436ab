import type { Duration } from '../language/duration.ts';
import type { ContinuousEffect, GameState } from './gameState.ts';
import { permanentOf } from './lookup.ts';

/** CR 611.2b: durations that are over as soon as something is no longer so. */
export type ForAsLongAs = Extract<Duration, `while${string}`>;

/** Whether what the effect lasts for is so no longer, or never was. */
export function hasLapsed(
  state: GameState,
  { until, source, controller }: Pick<ContinuousEffect, 'until' | 'source' | 'controller'>,
): boolean {
  const permanent = permanentOf(state, source);
  switch (until) {
    case 'whileYouControlSource':
      return permanent?.controller !== controller;
    case 'whileSourceTapped':
      return permanent?.tapped !== true;
    case 'whileSourceRemains':
      return permanent === undefined;
    default:
      return false;
  }
}
