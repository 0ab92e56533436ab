import type { GameChange } from '../../change/making/gameChange.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import type { DeclarationVerdict } from '../../log/verdict.ts';
import type { GameState } from '../../state/gameState.ts';
import { type ObjectId, objectId } from '../../vocabulary/ids.ts';
import { characteristics, type PermanentDetails } from './board.ts';

/** For tests: the attack that a state shows, as though it had just been declared. */
export function attackDeclared(state: GameState): GameChange {
  const attacks = state.combat.kind === 'none' ? [] : state.combat.attacks;
  return happened(state, {
    kind: 'attack',
    outcome: 'done',
    act: {
      kind: 'attack',
      player: state.turn.activePlayer,
      declaration: {
        attacks: attacks.flatMap(({ attacker, target }) =>
          target.kind === 'nothing' ? [] : [{ attacker, target }],
        ),
      },
    },
    verdict: LEGAL,
    tapped: [],
    rules: [],
    decides: [],
  });
}

/** For tests: the blocks that a state shows, as though they had just been declared. */
export function blockDeclared(state: GameState): GameChange {
  const { attacks, blocks } =
    state.combat.kind === 'none' ? { attacks: [], blocks: [] } : state.combat;
  const withStatus = (status: string): readonly ObjectId[] =>
    attacks.filter((attack) => attack.status === status).map(({ attacker }) => attacker);
  return happened(state, {
    kind: 'block',
    outcome: 'done',
    act: {
      kind: 'block',
      player: state.turn.activePlayer,
      declaration: {
        blocks: blocks.flatMap(({ blocker, attackers }) =>
          attackers.map((attacker) => ({ blocker, attacker })),
        ),
      },
    },
    verdict: LEGAL,
    becameBlocked: withStatus('blocked'),
    becameUnblocked: withStatus('unblocked'),
    rules: [],
    decides: [],
  });
}

export const happened = (state: GameState, ...events: readonly GameEvent[]): GameChange => ({
  state,
  events,
});

/** For tests: a card in the active player's hand, who has priority. */
export function withCard(
  state: GameState,
  name: string,
  details: PermanentDetails & { readonly cost?: string },
): GameState {
  const owner = state.turn.activePlayer;
  const printed = { ...characteristics(details), manaCost: details.cost };
  return {
    ...state,
    players: state.players.map((player) =>
      player.id === owner ? { ...player, handSize: player.handSize + 1 } : player,
    ),
    cards: [...state.cards, { id: objectId(name), owner, zone: 'hand', printed }],
    priority: { kind: 'player', player: owner, passed: [] },
  };
}

const LEGAL: DeclarationVerdict<never> = {
  verdict: 'legal',
  violations: [],
  requirements: [],
  obeyed: 0,
  maximum: 0,
  bound: 0,
  better: undefined,
  nearest: undefined,
  conflicts: [],
};
