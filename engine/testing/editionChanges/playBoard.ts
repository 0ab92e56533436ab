import type { Rules } from '../../mistakes/rulesOf.ts';
import { beginLine, type Line } from '../../scenario/line.ts';
import type { CardInZone, GameState } from '../../state/gameState.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { boardWith, characteristics, type PermanentDetails } from '../boards/board.ts';
import type { EditionBoard } from './beyondFiles.ts';

/** Plays a board's script under these rules. */
export const playBoard = (
  { board, hands, script }: Pick<EditionBoard, 'board' | 'hands' | 'script'>,
  rules: Rules,
): Line =>
  script.reduce(
    (line, act) => act(line),
    beginLine(
      withHands(
        { ...boardWith(board, { step: board.step ?? 'declareAttackers' }), ...rules },
        hands ?? {},
      ),
      [],
    ),
  );

function withHands(state: GameState, hands: NonNullable<EditionBoard['hands']>): GameState {
  const cards = Object.entries(hands).flatMap(([player, hand]) =>
    Object.entries(hand).map(([name, card]) => cardFrom(player, name, card)),
  );
  return {
    ...state,
    cards: [...state.cards, ...cards],
    players: state.players.map((player) => ({
      ...player,
      handSize: player.handSize + Object.keys(hands[player.id] ?? {}).length,
    })),
  };
}

const cardFrom = (owner: string, name: string, details: PermanentDetails): CardInZone => ({
  id: objectId(name),
  owner: playerId(owner),
  zone: 'hand',
  printed: characteristics(details),
});
