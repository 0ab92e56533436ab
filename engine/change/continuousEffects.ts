import type { RuleKey } from '../citation/ruleIndex.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { type Changed, forEach, then, unchanged } from './changed.ts';
import { returnControl } from './control.ts';
import { leaveCombatIfChanged } from './leaveCombatIfChanged.ts';
import { nextNumber } from './newObject.ts';
import { eventIn, told } from './update.ts';

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
  return then(changed, leaveCombatIfChanged);
}

/** Ends what lasts until end of turn (with what lasts "this turn"), or until end of combat. */
export function endDurations(state: GameState, ending: 'endOfTurn' | 'endOfCombat'): Changed {
  const over = state.continuousEffects.filter((effect) => effect.until === ending);
  const shields = ending === 'endOfTurn' ? [] : state.preventionShields;
  const affected = [...new Set(over.flatMap((effect) => effect.affects))];
  const continuousEffects = state.continuousEffects.filter((effect) => effect.until !== ending);
  const ended = { ...state, continuousEffects, preventionShields: shields };
  if (over.length === 0) return unchanged(ended);
  const event = eventIn(state, { kind: 'effectsEnded', affected }, ENDING_RULE[ending]);
  const controlled = over.filter((effect) => effect.change.kind === 'gainControl');
  const returned = forEach(
    ended,
    controlled.flatMap((effect) => effect.affects),
    returnControl,
  );
  return then({ ...returned, events: [event, ...returned.events] }, leaveCombatIfChanged);
}

const ENDING_RULE: Readonly<Record<'endOfTurn' | 'endOfCombat', RuleKey>> = {
  endOfTurn: 'cleanup.damageAndEffectsEnd',
  endOfCombat: 'turn.untilEndOfCombat',
};
