import type { Moment } from '../log/moment.ts';
import type { GameState } from '../state/gameState.ts';
import { asksForColor } from './asksForColor.ts';
import { type Tags, tagsFor } from './tags.ts';

/** What is the same on every board of a replay. */
export interface Legend {
  readonly tags: Tags;
  /** Whether colors are shown. */
  readonly colors: boolean;
}

/** The game as it begins decides on colors, so that a branch shows them as the line does that it leaves. */
export const legendFor = (moments: readonly Moment[]): Legend => ({
  tags: tagsFor(moments.flatMap(({ before, after }) => [before, after])),
  colors: moments.slice(0, 1).some(({ before }) => asksForColor(before)),
});

/** The same of a game in which nothing has happened yet. */
export const legendOf = (state: GameState): Legend => ({
  tags: tagsFor([state]),
  colors: asksForColor(state),
});
