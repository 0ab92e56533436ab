import { CHANGED_RULES, type Prevention } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { apart, type DamageEffect } from './damageEffect.ts';
import { protectorFrom } from './dealDamageSource.ts';
import { prevention, type SourcedDeal, type Ward } from './sourcedDeal.ts';

/** What protection, abilities and lasting effects would prevent of some damage, of which none is used up by it. */
export function preventionsByAbilities(
  state: GameState,
  deal: SourcedDeal,
): readonly DamageEffect[] {
  const preventions = apart([
    ...CHANGED_RULES.preventDamage(state, deal),
    ...CHANGED_RULES.preventDamageToYou(state, deal),
  ]);
  return [
    ...protections(state, deal),
    ...preventions.filter(({ n }) => n === undefined).map(preventingAll),
    ...preventions.filter(({ n }) => n !== undefined).map(preventingSome),
  ];
}

/** CR 702.16e: all damage from sources with the quality is prevented. */
function protections(state: GameState, deal: SourcedDeal): readonly DamageEffect[] {
  const by = deal.source && protectorFrom(state, deal.to, deal.source);
  if (by === undefined) return [];
  return [
    {
      by,
      apply: (now, damage) => ({
        state: now,
        deals: [],
        events: [prevention(now, damage, by, 'keyword.protectionFromDamage')],
        wards: [],
      }),
    },
  ];
}

const preventingAll = (all: Prevention): DamageEffect => ({
  by: all.by,
  apply: (state, deal) => ({
    state,
    deals: [],
    events: [prevention(state, deal, all.by, 'prevention.prevent')],
    wards: wardsOf(deal, all),
  }),
});

/** CR 615.10: each prevents so much of every damage, by each source and to each recipient by itself. */
const preventingSome = (some: Prevention): DamageEffect => ({
  by: some.by,
  key: some.key,
  apply: (state, deal) => {
    const amount = Math.min(some.n ?? deal.amount, deal.amount);
    const left = deal.amount - amount;
    return {
      state,
      deals: left > 0 ? [{ ...deal, amount: left }] : [],
      events: [prevention(state, { ...deal, amount }, some.by, 'prevention.staticAmount')],
      wards: wardsOf(deal, some),
    };
  },
});

const wardsOf = ({ to }: SourcedDeal, { removing, by }: Prevention): readonly Ward[] =>
  removing === undefined || to.kind === 'player' ? [] : [{ id: to.object, counter: removing, by }];
