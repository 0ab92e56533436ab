import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { enterBattlefield } from './enterBattlefield.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { objectFrom } from './making/newObject.ts';
import { logged } from './making/withParts.ts';

/**
 * CR 725.2-725.3: a player becomes the monarch, be it by combat damage, and nobody else is one any more; what waited
 * for that in exile comes back.
 */
export function becomeMonarch(state: GameState, player: PlayerId, by: ObjectId): GameChange {
  if (state.monarch === player) return unchanged(state);
  const crowned = logged(
    { ...state, monarch: player },
    { kind: 'becameMonarch', player, by },
    'monarch.onlyOne',
  );
  const waited = state.cards.filter(
    ({ untilOpponentOf }) => untilOpponentOf !== undefined && untilOpponentOf !== player,
  );
  return andThen(crowned, (now) => forEach(now, waited, comeBack));
}

/** CR 400.7, 610.3c: as a new object, under its owner's control. */
function comeBack(state: GameState, card: CardInZone): GameChange {
  const { owner, printed } = card;
  const id = objectFrom(card);
  const entered = enterBattlefield(
    { ...state, cards: state.cards.filter((one) => one !== card) },
    {
      id,
      printed,
      owner,
      controller: owner,
      tapped: false,
      token: false,
      attachedTo: undefined,
    },
  );
  return andThen(entered, (now) =>
    logged(
      now,
      { kind: 'enteredBattlefield', object: id, player: owner },
      'object.newAfterZoneChange',
    ),
  );
}
