import type { Counters } from '../state/gameState.ts';
import { printedCounters } from '../state/printedCounters.ts';
import type { PermanentSetup } from './scenario.ts';

/** The counters that a permanent has where nothing is said of them. CR 708.2: what is face down has nothing of its card. */
export const usualCounters = ({
  characteristics,
  faceDown,
}: Pick<PermanentSetup, 'characteristics' | 'faceDown'>): Counters =>
  faceDown === true ? {} : printedCounters(characteristics);
