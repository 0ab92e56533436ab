import { discard } from '../change/drawAndDiscard.ts';
import { choiceMade, choiceTaken } from '../change/making/choosing.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { saidOf } from '../state/saidChoices.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

const MAXIMUM_HAND_SIZE = 7;

/** CR 514.1: down to the maximum hand size, which is seven; which cards is the player's choice. */
export function discardToHandSize(state: GameState): GameChange {
  const player = state.turn.activePlayer;
  const n = thePlayer(state, player).handSize - MAXIMUM_HAND_SIZE;
  if (n <= 0) return unchanged(state);
  const asking = { player, asked: 'discarded', rules: ['cleanup.discard'] } as const;
  const said = saidOf(state, asking);
  const hand = handOf(state, player);
  const known = hand.known.map(({ id }) => id);
  // The rest are cards of which nothing is known.
  const isLegal =
    said !== undefined &&
    new Set(said).size === said.length &&
    said.every((card) => known.includes(card)) &&
    said.length <= n &&
    n - said.length <= hand.unknown;
  const events = isLegal ? choiceMade(state, asking) : choiceTaken(state, asking, sortsIn(hand));
  return andThen({ state, events }, (now) =>
    discard(now, player, n, isLegal ? said : [], {
      decides: ['cleanup.discard'],
      applies: ['turnBased.discardToHandSize', 'stack.notUsedByTurnBasedActions'],
    }),
  );
}

interface Hand {
  readonly known: readonly CardInZone[];
  readonly unknown: number;
}

function handOf(state: GameState, player: PlayerId): Hand {
  const known = state.cards.filter(({ owner, zone }) => owner === player && zone === 'hand');
  return { known, unknown: thePlayer(state, player).handSize - known.length };
}

/** How many sorts of cards there are; those of which nothing is known are one. */
const sortsIn = ({ known, unknown }: Hand): number =>
  new Set(known.map(({ printed }) => JSON.stringify(printed))).size + (unknown > 0 ? 1 : 0);
