import type { GameEvent } from '../../log/gameEvent.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState, PreventionShield } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { hasShieldCounter } from '../counters.ts';
import type { DamageEffect } from './damageEffect.ts';
import { prevention, type SourcedDeal } from './sourcedDeal.ts';

/** What shields would prevent of some damage: each is smaller or gone once it has. */
export function preventionsByShields(state: GameState, deal: SourcedDeal): readonly DamageEffect[] {
  const fitting = state.preventionShields.filter((shield) => protects(state, shield, deal));
  return [
    ...fitting.filter(({ from }) => from !== undefined).map(preventingNextTime),
    ...fitting.filter(({ from }) => from === undefined).map(preventingNext),
    ...byShieldCounter(state, deal),
  ];
}

function protects(
  state: GameState,
  { protects: whom, from, andYours }: PreventionShield,
  { id, to }: SourcedDeal,
): boolean {
  const isMeant = whom === (to.kind === 'object' ? to.object : to.player);
  if (from !== undefined) return isMeant && from === id;
  return isMeant || (andYours === true && whom === controllerOf(state, to));
}

const controllerOf = (state: GameState, to: DamageRecipient): PlayerId | undefined =>
  to.kind === 'object' ? thePermanent(state, to.object).controller : undefined;

/** CR 615.1: all of it, and the shield is gone. */
const preventingNextTime = (shield: PreventionShield): DamageEffect => ({
  by: shield.source,
  apply: (state, deal) => ({
    state: {
      ...state,
      preventionShields: state.preventionShields.filter((one) => one !== shield),
    },
    deals: [],
    events: [prevention(state, deal, shield.source, 'prevention.prevent')],
    wards: [],
  }),
});

const preventingNext = (shield: PreventionShield): DamageEffect => ({
  by: shield.source,
  apply: (state, deal) => {
    const amount = Math.min(shield.remaining, deal.amount);
    const left = deal.amount - amount;
    return {
      state: useUp(state, shield, amount),
      deals: left > 0 ? [{ ...deal, amount: left }] : [],
      events: [prevention(state, { ...deal, amount }, shield.source, 'prevention.nextDamage')],
      wards: [],
    };
  },
});

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

/** CR 122.1c: by as many as there are the damage is prevented once, and one of them is removed for it. */
const byShieldCounter = (state: GameState, { to }: SourcedDeal): readonly DamageEffect[] => {
  if (to.kind === 'player' || !hasShieldCounter(state, to.object)) return [];
  const { object: by } = to;
  return [
    {
      by,
      counter: 'shield',
      apply: (now, deal) => ({
        state: now,
        deals: [],
        events: [prevention(now, deal, by, 'counter.shield', 'prevention.prevent')],
        wards: [{ id: by, counter: 'shield', by }],
      }),
    },
  ];
};

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
