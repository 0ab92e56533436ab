import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { andThen, type Changed, unchanged } from './changed.ts';
import { leaveCombatIfChanged } from './leaveCombatIfChanged.ts';
import { nextNumber } from './newObject.ts';
import { told } from './update.ts';

export type NewEffect = Omit<ContinuousEffect, 'timestamp'>;

/** Begins a continuous effect on the objects that it names now (CR 611.2c), stamped with the time (CR 613.7). */
export function addContinuousEffect(state: GameState, effect: NewEffect): Changed {
  if (effect.affects.length === 0 && !isAboutNoObject(effect)) return unchanged(state);
  const { number, counted } = nextNumber(state);
  const begun: ContinuousEffect = { ...effect, timestamp: number };
  const lasting = { ...counted, continuousEffects: [...counted.continuousEffects, begun] };
  return andThen(announced(lasting, effect), leaveCombatIfChanged);
}

function announced(state: GameState, { affects: objects, change, source: by }: NewEffect): Changed {
  if (change.kind !== 'preventDamage')
    return told(state, { kind: 'changed', objects, change, by }, 'effect.lockedSet');
  const { damage, which } = change;
  return told(
    state,
    { kind: 'preventionMade', damage, which, objects, by },
    'prevention.definition',
  );
}

/** CR 611.2c: effects on the rules of the game, whatever objects there are. */
const isAboutNoObject = ({ change }: NewEffect): boolean =>
  (change.kind === 'preventDamage' && change.which === 'everything') ||
  (change.kind === 'impose' && change.ability.subject.kind === 'all');
