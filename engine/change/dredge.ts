import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { andThen, type GameChange } from './making/gameChange.ts';
import { newObject } from './making/newObject.ts';
import { told, withPlayer } from './making/withParts.ts';
import { mill } from './mill.ts';

/** Whether it is a card in a graveyard that has dredge, which functions only there (CR 702.52a). */
export const canBeDredged = (state: GameState, card: ObjectId): boolean =>
  dredgeOf(state, card) !== undefined;

/** Its owner means to return the card the next time that they would draw, or no longer does. */
export function intendDredge(
  state: GameState,
  card: ObjectId,
  may: 'does' | 'declines',
): GameState {
  const others = (state.dredging ?? []).filter((id) => id !== card);
  return { ...state, dredging: may === 'does' ? [...others, card] : others };
}

/** The card that the player means to dredge first, if it is where dredge functions. */
export const nextToDredge = (state: GameState, player: PlayerId): CardInZone | undefined =>
  (state.dredging ?? [])
    .flatMap((id) => dredgeOf(state, id)?.card ?? [])
    .find(({ owner }) => owner === player);

/** CR 702.52a: so many cards are milled, and the card returns to its owner's hand. */
export function dredge(state: GameState, { id: object, owner }: CardInZone): GameChange {
  const n = dredgeOf(state, object)?.n ?? 0;
  const dredging = (state.dredging ?? []).filter((id) => id !== object);
  const milled = mill({ ...state, dredging }, owner, n, 'keyword.dredge');
  return andThen(milled, (now) =>
    told(
      {
        ...withPlayer(now, owner, (player) => ({
          ...player,
          handSize: player.handSize + 1,
          graveyardSize: player.graveyardSize - 1,
        })),
        cards: now.cards.map((card) =>
          card.id === object ? { ...card, id: newObject(object), zone: 'hand' } : card,
        ),
      },
      { kind: 'returnedToHand', object },
      'keyword.dredge',
    ),
  );
}

function dredgeOf(
  state: GameState,
  id: ObjectId,
): { readonly card: CardInZone; readonly n: number } | undefined {
  const card = state.cards.find((one) => one.id === id && one.zone === 'graveyard');
  const ability = card?.printed.abilities.find(
    (one) => one.kind === 'keyword' && one.keyword === 'dredge',
  );
  return card === undefined || ability?.kind !== 'keyword'
    ? undefined
    : { card, n: ability.n ?? 1 };
}
