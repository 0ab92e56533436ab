import type { GameEvent } from '../../log/gameEvent.ts';
import type { GameState, PreventionShield } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { saidOf } from '../../state/saidChoices.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { choiceMade, choiceTaken } from '../making/choosing.ts';
import { firstOpen, modified } from './modifyDamage.ts';
import type { DamagePart } from './sourcedDeal.ts';

export interface ChosenDeals {
  /** What the shield prevents first, in that order. */
  readonly first: readonly DamagePart[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 615.7: what the player, or the controller of what is shielded, has said that their shield prevents, where it could
 * prevent damage by several sources, and not all of it.
 */
export function chosenFor(
  state: GameState,
  shield: PreventionShield,
  pieces: readonly DamagePart[],
): ChosenDeals {
  const { source, from, protects, remaining } = shield;
  const own = from !== undefined ? [] : pieces.filter((piece) => leftFor(state, piece, shield) > 0);
  const total = own.reduce((sum, piece) => sum + leftFor(state, piece, shield), 0);
  const player =
    state.players.find(({ id }) => id === protects)?.id ??
    permanentOf(state, objectId(protects))?.controller;
  if (total <= remaining || player === undefined || own.length < 2)
    return { first: [], events: [] };
  const asking = { player, source, asked: 'prevented', rules: ['prevention.nextDamage'] } as const;
  const said = saidOf(state, asking);
  const isLegal = said?.every((id) => own.some(({ deal }) => deal.id === id)) === true;
  return isLegal
    ? {
        first: said.flatMap((id) => own.filter(({ deal }) => deal.id === id)),
        events: choiceMade(state, asking),
      }
    : { first: [], events: choiceTaken(state, asking, own.length) };
}

/** How much of some damage is left for that shield, if it would prevent any: all that it could, were it large enough. */
function leftFor(state: GameState, piece: DamagePart, shield: PreventionShield): number {
  const preventionShields = state.preventionShields.map((one) =>
    one === shield ? { ...one, remaining: Number.POSITIVE_INFINITY } : one,
  );
  const { events } = modified({ ...state, preventionShields }, piece, firstOpen);
  return events.reduce(
    (sum, event) =>
      event.kind === 'damagePrevented' && event.by === shield.source ? sum + event.amount : sum,
    0,
  );
}
