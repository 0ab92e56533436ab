import type { GameEvent } from '../log/gameEvent.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { NO_CONTEXT, type WaitingTrigger } from '../state/stack.ts';
import { abilitiesFor } from './triggeredAbilitiesOf.ts';

type Event = Extract<
  GameEvent,
  { readonly kind: 'cardsDiscarded' | 'stepBegan' | 'countersRemoved' }
>;

/** Keyword abilities of exiled cards that trigger on the event (CR 113.6b): madness and suspend. */
export const inExile = (state: GameState, event: Event): readonly WaitingTrigger[] =>
  state.cards
    .filter(({ zone }) => zone === 'exile')
    .flatMap((card) =>
      card.printed.abilities.flatMap((ability): readonly WaitingTrigger[] => {
        if (ability.kind !== 'keyword') return [];
        return abilitiesFor(state, ability, 'exile')
          .filter((one) => one.event === whatHappened(state, event, card))
          .map((one) => ({
            source: card.id,
            controller: card.owner,
            ability: one,
            context: NO_CONTEXT,
          }));
      }),
    );

export type ExileCode = 'discards' | 'beginningOfStep' | 'losesLastTime';

/** What the event is to the card. */
function whatHappened(
  { turn }: GameState,
  event: Event,
  { id, owner, counters: { time = 0 } = {} }: CardInZone,
): ExileCode | undefined {
  switch (event.kind) {
    case 'cardsDiscarded':
      return event.cards?.includes(id) === true ? 'discards' : undefined;
    // CR 702.62b: it is suspended while it has a time counter.
    case 'stepBegan':
      return event.step === 'upkeep' && turn.activePlayer === owner && time > 0
        ? 'beginningOfStep'
        : undefined;
    case 'countersRemoved':
      return event.object === id && event.counter === 'time' && time === 0
        ? 'losesLastTime'
        : undefined;
  }
}
