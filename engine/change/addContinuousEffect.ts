import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { andThen, type Changed, unchanged } from './changed.ts';
import { leaveCombatIfChanged } from './leaveCombatIfChanged.ts';
import { nextNumber } from './newObject.ts';
import { told } from './update.ts';

export type NewEffect = Omit<ContinuousEffect, 'timestamp'>;

/** Begins a continuous effect on the objects that it names now (CR 611.2c), stamped with the time (CR 613.7). */
export function addContinuousEffect(state: GameState, effect: NewEffect): Changed {
  if (effect.affects.length === 0) return unchanged(state);
  const { number, counted } = nextNumber(state);
  const begun: ContinuousEffect = { ...effect, timestamp: number };
  const { affects: objects, change, source: by } = effect;
  const changed = told(
    { ...counted, continuousEffects: [...counted.continuousEffects, begun] },
    { kind: 'changed', objects, change, by },
    'effect.lockedSet',
  );
  return andThen(changed, leaveCombatIfChanged);
}
