import type { Citing } from '../citation/cited.ts';
import type { ContinuousEffect, GameState } from '../state/gameState.ts';
import { returnControl } from './control.ts';
import { heedChanges } from './heedChanges.ts';
import { andThen, forEach, type GameChange } from './making/gameChange.ts';
import { eventIn } from './making/withParts.ts';

/** What comes of it that these effects are over, which are gone from the state: what they had somebody control goes back. */
export function endEffects(
  state: GameState,
  over: readonly ContinuousEffect[],
  ...citing: Citing
): GameChange {
  const affected = [...new Set(over.flatMap((effect) => effect.affects))];
  const event = eventIn(state, { kind: 'effectsEnded', affected }, ...citing);
  const controlled = over.filter((effect) => effect.change.kind === 'gainControl');
  const returned = forEach(
    state,
    controlled.flatMap((effect) => effect.affects),
    returnControl,
  );
  return andThen({ ...returned, events: [event, ...returned.events] }, heedChanges);
}
