import { exert } from '../change/exert.ts';
import { forEach, type GameChange } from '../change/making/gameChange.ts';
import { logged, withPermanent } from '../change/making/withParts.ts';
import type { AttackDeclaration, Enlisting } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Pays the optional costs that were chosen, which may trigger abilities "when you do" (CR 607.2h). */
export function payOptionalCosts(
  state: GameState,
  { exerted = [], enlisted = [] }: AttackDeclaration,
): GameChange {
  const exerting = forEach(state, exerted, exertAsItAttacks);
  const enlisting = forEach(exerting.state, enlisted, enlist);
  return { state: enlisting.state, events: [...exerting.events, ...enlisting.events] };
}

const exertAsItAttacks = (state: GameState, object: ObjectId): GameChange =>
  exert(
    state,
    object,
    state.turn.activePlayer,
    'action.exertOptionalCost',
    'attackers.optionalCosts',
    'action.exert',
  );

const enlist = (state: GameState, { by, creature: object }: Enlisting): GameChange =>
  logged(
    withPermanent(state, object, (permanent) => ({ ...permanent, tapped: true })),
    { kind: 'enlisted', player: state.turn.activePlayer, object, by },
    'keyword.enlistOptionalCost',
    'attackers.optionalCosts',
    'keyword.enlist',
  );
