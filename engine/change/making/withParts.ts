import { type Citing, citedIn } from '../../citation/cited.ts';
import type { EventBody, GameEvent } from '../../log/gameEvent.ts';
import type { Combat } from '../../state/combat.ts';
import type { GameState, Permanent, Player } from '../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameChange } from './gameChange.ts';

type CombatUnderWay = Extract<Combat, { readonly kind: 'combat' }>;

/** The state with one permanent changed; the state itself when it is not on the battlefield. */
export const withPermanent = (
  state: GameState,
  id: ObjectId,
  change: (permanent: Permanent) => Permanent,
): GameState => ({
  ...state,
  battlefield: state.battlefield.map((permanent) =>
    permanent.id === id ? change(permanent) : permanent,
  ),
});

/** The state with one player changed. */
export const withPlayer = (
  state: GameState,
  id: PlayerId,
  change: (player: Player) => Player,
): GameState => ({
  ...state,
  players: state.players.map((player) => (player.id === id ? change(player) : player)),
});

/** The state with combat changed; the state itself outside combat. */
export const withCombat = (
  state: GameState,
  change: (combat: CombatUnderWay) => CombatUnderWay,
): GameState => (state.combat.kind === 'none' ? state : { ...state, combat: change(state.combat) });

/** An event that cites what the game's edition has of these rules. */
export const eventIn = (state: GameState, body: EventBody, ...citing: Citing): GameEvent => ({
  ...body,
  ...citedIn(state.edition, citing),
});

/** A new state told by one event. */
export const logged = (state: GameState, body: EventBody, ...citing: Citing): GameChange => ({
  state,
  events: [eventIn(state, body, ...citing)],
});
