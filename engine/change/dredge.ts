import type { GameEvent } from '../log/gameEvent.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { isAbout, saidOf } from '../state/saidChoices.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { choiceMade, choiceTaken } from './making/choosing.ts';
import { andThen, type GameChange } from './making/gameChange.ts';
import { newObject } from './making/newObject.ts';
import { logged, withPlayer } from './making/withParts.ts';
import { mill } from './mill.ts';

/** Whether it is a card in a graveyard that has dredge, which functions only there (CR 702.52a). */
export const canBeDredged = (state: GameState, card: ObjectId): boolean =>
  dredgeOf(state, card) !== undefined;

/** Which card a player returns instead of drawing, and how that came about. */
export interface Dredging {
  readonly card: CardInZone | undefined;
  readonly events: readonly GameEvent[];
}

/**
 * CR 702.52a: a player who would draw may return a card instead: the one of which they said so first. Of those of which
 * they have said nothing, none is.
 */
export function dredgedInstead(state: GameState, player: PlayerId): Dredging {
  const able = state.cards.filter(({ id, owner }) => owner === player && canBeDredged(state, id));
  const saidOfIt = (card: CardInZone) => saidOf(state, askingOf(card));
  const wanted = able.filter((card) => saidOfIt(card) === 'does');
  const card = (state.choices ?? [])
    .flatMap(({ said }) => wanted.filter(({ id }) => isAbout(said.source, id)))
    .at(0);
  if (card !== undefined) return { card, events: choiceMade(state, askingOf(card)) };
  const open = able.filter((one) => saidOfIt(one) === undefined);
  return {
    card,
    events: [
      ...able
        .filter((one) => !open.includes(one))
        .flatMap((declined) => choiceMade(state, askingOf(declined))),
      ...open.slice(0, 1).flatMap((one) => choiceTaken(state, askingOf(one), open.length + 1)),
    ],
  };
}

const askingOf = ({ id: source, owner: player }: CardInZone) =>
  ({ player, source, asked: 'may', rules: ['keyword.dredge'] }) as const;

/** CR 702.52a: so many cards are milled, and the card returns to its owner's hand. */
export function dredge(state: GameState, { id: object, owner }: CardInZone): GameChange {
  const n = dredgeOf(state, object)?.n ?? 0;
  const milled = mill(state, owner, n, 'keyword.dredge');
  return andThen(milled, (now) =>
    logged(
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
