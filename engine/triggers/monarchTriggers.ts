import type { Effect } from '../language/effect.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { isCreature } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { NO_CONTEXT, type WaitingTrigger } from '../state/stack.ts';
import { objectId } from '../vocabulary/ids.ts';

/** What the abilities of being the monarch, which have no source, go by. */
const MONARCH = objectId('monarch');

/**
 * CR 725.2: whoever is the monarch draws as their end step begins; a creature that deals them combat damage
 * makes its controller the monarch. Both are controlled by whoever is the monarch as they trigger.
 */
export const monarchTriggers = (
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] => {
  const { monarch } = before;
  if (monarch === undefined) return [];
  return events.flatMap((event): readonly WaitingTrigger[] => {
    if (event.kind === 'stepBegan')
      return event.step === 'endStep' && after.turn.activePlayer === monarch
        ? [trigger(monarch, 'beginningOfStep', { kind: 'draw', n: 1 })]
        : [];
    if (event.kind !== 'damageDealt' || !event.combat) return [];
    return event.deals
      .filter(
        ({ to, source }) =>
          to.kind === 'player' && to.player === monarch && isCreature(before, source),
      )
      .flatMap(({ source }) => permanentOf(before, source)?.controller ?? [])
      .map((player) => ({
        ...trigger(monarch, 'dealsCombatDamage', {
          kind: 'becomeMonarch',
          subject: { kind: 'reference', reference: 'eventPlayer' },
        }),
        context: { ...NO_CONTEXT, eventPlayer: player },
      }));
  });
};

const trigger = (
  controller: WaitingTrigger['controller'],
  event: 'beginningOfStep' | 'dealsCombatDamage',
  effect: Effect,
): WaitingTrigger => ({
  source: MONARCH,
  controller,
  ability: {
    kind: 'triggered',
    event,
    of: { kind: 'reference', reference: 'self' },
    targets: [],
    effects: [effect],
  },
  context: NO_CONTEXT,
});
