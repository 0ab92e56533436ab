import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { TRIGGER_KINDS } from '../../triggers/triggerKinds.ts';

/** Believed by some, against CR 500.2: that what triggered on the attack waits until blockers are declared. */
export const isThoughtToWait = (state: GameState): boolean =>
  state.turn.step === 'declareAttackers' &&
  beliefsOf(state).attackTriggers === 'afterBlocks' &&
  state.stack.every(
    (item) => item.kind === 'triggered' && TRIGGER_KINDS[item.ability.event].on === 'attackers',
  );
