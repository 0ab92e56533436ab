import type { CardInZone, GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { newObject } from './making/newObject.ts';
import { logged, withPlayer } from './making/withParts.ts';
import { moveFromBattlefield, type ZoneLeftFor } from './moveFromBattlefield.ts';

type ZoneMovedTo = Exclude<ZoneLeftFor, 'graveyard'>;

/** Moves a permanent, or a card in a graveyard, to another zone; whatever else has that name stays where it is. */
export function moveAway(state: GameState, object: ObjectId, to: ZoneMovedTo): GameChange {
  if (permanentOf(state, object) !== undefined) return moveFromBattlefield(state, object, to);
  const card = state.cards.find(({ id, zone }) => id === object && zone === 'graveyard');
  if (card === undefined) return unchanged(state);
  const [event, rule] = MOVES[to];
  return logged(inZone(state, card, to), { kind: event, object }, rule);
}

/** CR 608.2c: but for exile, no rule says how. */
const MOVES = {
  hand: ['returnedToHand', 'resolving.inOrderWritten'],
  exile: ['exiled', 'action.exile'],
  libraryBottom: ['putOnLibraryBottom', 'resolving.inOrderWritten'],
  library: ['shuffledIntoLibrary', 'resolving.inOrderWritten'],
} as const;

/** CR 400.7: a new object there; libraries are not kept, so what goes there is gone. */
function inZone(state: GameState, card: CardInZone, to: ZoneMovedTo): GameState {
  const there: readonly CardInZone[] =
    to === 'hand' || to === 'exile'
      ? [{ id: newObject(card.id), owner: card.owner, zone: to, printed: card.printed }]
      : [];
  return {
    ...withPlayer(state, card.owner, (player) => ({
      ...player,
      graveyardSize: player.graveyardSize - 1,
      handSize: player.handSize + Number(to === 'hand'),
    })),
    cards: [...state.cards.filter((one) => one !== card), ...there],
  };
}
