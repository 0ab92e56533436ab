import type { GameEvent } from '../../log/gameEvent.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState, PreventionShield } from '../../state/gameState.ts';
import { permanentOf, thePermanent } from '../../state/lookup.ts';
import { saidOf } from '../../state/saidChoices.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import { hasShieldCounter } from '../counters.ts';
import { choiceMade, choiceTaken } from '../making/choosing.ts';
import { preventByAbilities } from './preventByAbilities.ts';
import { type Prevented, prevention, type SourcedDeal } from './sourcedDeal.ts';

/** What shields leave of some damage, and what it leaves of them. */
export function preventByShields(state: GameState, deal: SourcedDeal): Prevented {
  const { id, to, amount: total } = deal;
  const protectedId = to.kind === 'object' ? to.object : to.player;
  const against = state.preventionShields.find(
    ({ protects, from }) => protects === protectedId && from === id,
  );
  // CR 615.1: all of it, and the shield is gone.
  if (against !== undefined)
    return {
      ...NOTHING_MORE,
      state: {
        ...state,
        preventionShields: state.preventionShields.filter((one) => one !== against),
      },
      events: [prevention(state, deal, against.source, 'prevention.prevent')],
    };
  const shield = state.preventionShields.find(
    ({ protects, from, andYours }) =>
      from === undefined &&
      (protects === protectedId || (andYours === true && protects === controllerOf(state, to))),
  );
  if (shield === undefined) return byShieldCounter(state, deal);
  const amount = Math.min(shield.remaining, total);
  const event = prevention(state, { ...deal, amount }, shield.source, 'prevention.nextDamage');
  const used = useUp(state, shield, amount);
  if (amount === total) return { ...NOTHING_MORE, state: used, events: [event] };
  const rest = preventByShields(used, { ...deal, amount: total - amount });
  return { ...rest, events: [event, ...rest.events] };
}

/** CR 122.1c: by as many as there are the damage is prevented once, and one of them is removed for it. */
const byShieldCounter = (state: GameState, deal: SourcedDeal): Prevented =>
  deal.to.kind === 'object' && hasShieldCounter(state, deal.to.object)
    ? {
        state,
        deals: [],
        events: [prevention(state, deal, deal.to.object, 'counter.shield', 'prevention.prevent')],
        wards: [{ id: deal.to.object, counter: 'shield', by: deal.to.object }],
      }
    : { ...NOTHING_MORE, state, deals: [deal] };

const NOTHING_MORE: Omit<Prevented, 'state'> = { deals: [], events: [], wards: [] };

/** CR 615.7: each damage prevented makes the shield one smaller, and at 0 it is gone. */
function useUp(state: GameState, shield: PreventionShield, amount: number): GameState {
  const left = { ...shield, remaining: shield.remaining - amount };
  return {
    ...state,
    preventionShields: state.preventionShields.flatMap((one) => {
      if (one !== shield) return [one];
      return left.remaining > 0 ? [left] : [];
    }),
  };
}

const controllerOf = (state: GameState, to: DamageRecipient): PlayerId | undefined =>
  to.kind === 'object' ? thePermanent(state, to.object).controller : undefined;

interface ChosenDeals {
  /** What the shield prevents first, in that order. */
  readonly first: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
}

/** CR 615.7: what a player has said that their shield prevents; where it could prevent damage by several sources, and not all of it. */
export function chosenFor(
  state: GameState,
  { source, from, protects, remaining }: PreventionShield,
  deals: readonly SourcedDeal[],
): ChosenDeals {
  const own = from !== undefined ? [] : deals.filter((deal) => leftFor(state, deal, source) > 0);
  const total = own.reduce((sum, deal) => sum + leftFor(state, deal, source), 0);
  const player =
    state.players.find(({ id }) => id === protects)?.id ??
    permanentOf(state, objectId(protects))?.controller;
  if (total <= remaining || player === undefined || own.length < 2)
    return { first: [], events: [] };
  const asking = { player, source, asked: 'prevented', rules: ['prevention.nextDamage'] } as const;
  const said = saidOf(state, asking);
  const isLegal = said?.every((id) => own.some((deal) => deal.id === id)) === true;
  return isLegal
    ? {
        first: said.flatMap((id) => own.filter((deal) => deal.id === id)),
        events: choiceMade(state, asking),
      }
    : { first: [], events: choiceTaken(state, asking, own.length) };
}

/** How much of some damage is left for that shield, if it would prevent any. */
function leftFor(state: GameState, deal: SourcedDeal, by: ObjectId): number {
  const [left] = preventByAbilities(state, deal).deals;
  return left !== undefined && isPreventedBy(state, left, by) ? left.amount : 0;
}

const isPreventedBy = (state: GameState, deal: SourcedDeal, by: ObjectId): boolean =>
  preventByShields(state, deal).events.some(
    (event) => event.kind === 'damagePrevented' && event.by === by,
  );

/** CR 615.5: what shields deal because of what they have prevented. */
export const dealtByShields = (
  before: GameState,
  events: readonly GameEvent[],
): readonly CombatDamageAssignment[] =>
  before.preventionShields.flatMap(({ source, dealing }): readonly CombatDamageAssignment[] => {
    if (dealing === undefined) return [];
    const amount = events.reduce(
      (sum, event) =>
        event.kind === 'damagePrevented' && event.by === source ? sum + event.amount : sum,
      0,
    );
    return amount > 0 ? [{ source, to: dealing, amount }] : [];
  });
