import { dealDamage } from '../../change/damage/dealDamage.ts';
import { combatCosts } from '../../declaration/costs.ts';
import { counter } from '../../effects/counter.ts';
import type { Ability } from '../../language/ability.ts';
import type { Characteristics } from '../../language/characteristics.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { NO_CONTEXT } from '../../state/stack.ts';
import { givenName, type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { ADA, answersOn } from './stock.ts';

/** All that a state shows, but for what would have to be asked to be seen: changes that last, and shields. */
export const shownIn = (state: GameState): string =>
  JSON.stringify({
    ...state,
    continuousEffects: state.continuousEffects.map(({ until, affects, change: { kind } }) => [
      kind,
      until,
      affects,
    ]),
    preventionShields: state.preventionShields.length,
  });

/** What players may declare, and what it costs them. */
export const declaredIn = (state: GameState): string =>
  JSON.stringify([answersOn(state), combatCosts(state).inForce]);

/** What comes of the changes and shields that last, where players declare, cast and untap and whatever is dealt damage. */
export const askedIn = (state: GameState): string =>
  JSON.stringify([
    declaredIn(state),
    state.battlefield.map(({ id }) => [
      CHANGED_RULES.doesNotUntap(state, id),
      CHANGED_RULES.cannotActivate(state, id),
      CHANGED_RULES.shuffledInsteadOfGraveyard(state, id),
    ]),
    state.players.map(({ id }) => CHANGED_RULES.cannotCast(state, id)),
    damageIn(state),
    counter(state, objectId('spell'), COUNTERING).state.cards,
  ]);

const COUNTERING = {
  source: objectId('relic'),
  controller: ADA,
  targets: [],
  context: NO_CONTEXT,
  created: [],
};

const SO_MUCH = 3;

function damageIn(state: GameState): unknown {
  const recipients: readonly DamageRecipient[] = [
    ...state.players.map(({ id: player }) => ({ kind: 'player', player }) as const),
    ...state.battlefield.map(({ id: object }) => ({ kind: 'object', object }) as const),
  ];
  const sources = [...state.battlefield, ...state.stack].map(({ id }) => id);
  return (['combat', 'noncombat'] as const).flatMap((kind) =>
    sources.flatMap((source) =>
      recipients.map((to) => {
        const { players, battlefield } = dealDamage(
          state,
          [{ source, to, amount: SO_MUCH }],
          kind,
        ).state;
        return [
          players.map(({ life }) => life),
          battlefield.map(({ markedDamage, counters }) => [markedDamage, counters]),
        ];
      }),
    ),
  );
}

/** The state with one more ability on a permanent, a spell or a card, whatever zone it has come from. */
export const withAbilityOn = (state: GameState, id: ObjectId, more: Ability): GameState => {
  const able = <T extends { readonly id: ObjectId; readonly printed: Characteristics }>(
    one: T,
  ): T =>
    givenName(one.id) === id
      ? { ...one, printed: { ...one.printed, abilities: [...one.printed.abilities, more] } }
      : one;
  return {
    ...state,
    battlefield: state.battlefield.map(able),
    cards: state.cards.map(able),
    stack: state.stack.map((item) => (item.kind === 'spell' ? able(item) : item)),
  };
};
