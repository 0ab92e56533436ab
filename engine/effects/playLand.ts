import { enterBattlefield } from '../change/enterBattlefield.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { rulesIn } from '../change/making/rulesIn.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import type { Violation } from '../log/verdict.ts';
import type { CardInZone, GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { checkPriority, isSorceryTime } from './timing.ts';

/** Why the player may not play this card as a land (CR 305.1-305.3); nothing when they may. */
export function checkPlayLand(
  state: GameState,
  player: PlayerId,
  card: ObjectId,
): readonly Violation[] {
  const objects = [card];
  const land = landInHand(state, player, card);
  if (land === undefined)
    return [{ code: 'unknownObject', objects, rules: rulesIn(state, 'land.played') }];
  const isOwnTurn = player === state.turn.activePlayer;
  // CR 305.3: never in another player's turn.
  const rules = rulesIn(
    state,
    'mainPhase.playLand',
    ...(isOwnTurn ? [] : (['land.onlyInOwnTurn'] as const)),
  );
  const more: readonly Violation[] = [
    // CR 505.6b: in their own main phase, with nothing on the stack.
    ...(isSorceryTime(state, player) ? [] : [{ code: 'wrongTime', objects, rules } as const]),
    // CR 305.2: only one in a turn.
    ...(isOwnTurn && state.turn.landsPlayed > 0
      ? [{ code: 'landAlreadyPlayed', objects, rules: rulesIn(state, 'land.onePerTurn') } as const]
      : []),
  ];
  return [...checkPriority(state, player, card), ...more];
}

/** CR 305.1: a special action; it uses no stack, and nobody can respond. */
export function playLand(state: GameState, player: PlayerId, card: ObjectId): GameChange {
  const land = landInHand(state, player, card);
  if (land === undefined) return unchanged(state);
  const { id, printed } = land;
  const taken: GameState = {
    ...withPlayer(state, player, (now) => ({ ...now, handSize: now.handSize - 1 })),
    cards: state.cards.filter((one) => one !== land),
    turn: { ...state.turn, landsPlayed: state.turn.landsPlayed + 1 },
  };
  const entered = enterBattlefield(taken, {
    id,
    printed,
    owner: player,
    controller: player,
    tapped: false,
    token: false,
    attachedTo: undefined,
  });
  return andThen(entered, (now) =>
    logged(
      now,
      { kind: 'play', outcome: 'done', act: { kind: 'play', player, card: id } },
      {
        decides: ['mainPhase.playLand', 'land.played'],
        applies: ['priority.specialActions', 'stack.notUsedBySpecialActions'],
      },
    ),
  );
}

const landInHand = (state: GameState, player: PlayerId, id: ObjectId): CardInZone | undefined =>
  state.cards.find(
    (card) =>
      card.id === id &&
      card.zone === 'hand' &&
      card.owner === player &&
      card.printed.types.includes('land'),
  );
