import { theCharacteristics } from '../../state/characteristicsOf.ts';
import { attackOf } from '../../state/combatRoles.ts';
import type { DepartedPermanent, GameState } from '../../state/gameState.ts';
import { departedPermanent } from '../../state/lastKnown.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameChange } from './gameChange.ts';

/**
 * CR 608.2h: the state, which remembers until the turn is over what these permanents, about to leave it, are. What is
 * remembered of one already, as it leaves together with others, stays so.
 */
export function withDeparted(state: GameState, ...ids: readonly ObjectId[]): GameState {
  const departed = ids.filter((id) => !isRemembered(state, id)).flatMap((id) => asItIs(state, id));
  return departed.length === 0 ? state : withThese(state, departed);
}

const isRemembered = (state: GameState, id: ObjectId): boolean => {
  const departed = departedPermanent(state, id);
  return departed !== undefined && departed.permanent === permanentOf(state, id);
};

/** The same for what left at one time: each is remembered as it was before any of it happened. */
export function departedAtOnce(before: GameState, { state, events }: GameChange): GameChange {
  const left = (state.turn.departed ?? []).filter(
    (one) => !(before.turn.departed ?? []).includes(one),
  );
  const departed = left.flatMap(({ id }) => asItIs(before, id));
  return { state: departed.length === 0 ? state : withThese(state, departed), events };
}

function asItIs(state: GameState, id: ObjectId): readonly DepartedPermanent[] {
  const permanent = permanentOf(state, id);
  if (permanent === undefined) return [];
  const { controller } = permanent;
  const attack = attackOf(state, id);
  return [
    {
      id,
      controller,
      characteristics: theCharacteristics(state, id),
      permanent,
      ...(attack === undefined ? {} : { attack }),
    },
  ];
}

function withThese(state: GameState, departed: readonly DepartedPermanent[]): GameState {
  const others = (state.turn.departed ?? []).filter(
    (one) => !departed.some(({ id }) => id === one.id),
  );
  return { ...state, turn: { ...state.turn, departed: [...others, ...departed] } };
}
