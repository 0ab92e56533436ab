import type { Ability } from '../language/ability.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { NO_CONTEXT, type WaitingTrigger } from '../state/stack.ts';
import { abilitiesFor } from './triggeredAbilitiesOf.ts';

type Event = Extract<
  GameEvent,
  { readonly kind: 'cardsDiscarded' | 'stepBegan' | 'countersRemoved' }
>;

/** Abilities of exiled cards that trigger on the event (CR 113.6b): madness and suspend, and what a card says of its last time counter. */
export const inExile = (state: GameState, event: Event): readonly WaitingTrigger[] =>
  state.cards
    .filter(({ zone }) => zone === 'exile')
    .flatMap((card) =>
      card.printed.abilities
        .flatMap((ability) => waitingInExile(state, ability))
        .filter(
          (one) =>
            one.event === whatHappened(state, event, card) &&
            (one.if === undefined ||
              holds(viewOf(state), one.if, { object: card.id, controller: card.owner })),
        )
        .map((one) => ({
          source: card.id,
          controller: card.owner,
          ability: one,
          context: NO_CONTEXT,
        })),
    );

function waitingInExile(state: GameState, ability: Ability): readonly TriggeredAbility[] {
  if (ability.kind === 'keyword') return abilitiesFor(rulesOf(state), ability, 'exile');
  return ability.kind === 'triggered' && ability.event === 'losesLastTime' ? [ability] : [];
}

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
