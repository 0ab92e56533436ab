import type { GameChange } from '../change/making/gameChange.ts';
import type { Effect, EffectOf } from '../language/effect.ts';
import type { GameState } from '../state/gameState.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { Resolution } from './resolution.ts';

/** What came of carrying out one effect. */
export interface Performed extends GameChange {
  /** What was chosen for the effects after it; left out, what had been chosen before stays. */
  readonly chosen?: readonly TargetChoice[];
}

/** Carries out effects one after another, for those that hold others. */
export type PerformAll = (
  state: GameState,
  effects: readonly Effect[],
  resolution: Resolution,
) => GameChange;

/** Carries out one kind of effect (CR 608.2c): the game after it, and what happened. */
export type Performer<K extends Effect['kind']> = (
  state: GameState,
  effect: EffectOf<K>,
  resolution: Resolution,
  performAll: PerformAll,
) => Performed;

/** How effects of these kinds are carried out: one entry each. */
export type Performers<K extends Effect['kind'] = Effect['kind']> = {
  readonly [P in K]: Performer<P>;
};
