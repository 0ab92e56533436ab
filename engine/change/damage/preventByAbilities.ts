import { CHANGED_RULES, type Prevention } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { protectorFrom } from './dealDamageSource.ts';
import { type Prevented, prevention, type SourcedDeal, type Ward } from './sourcedDeal.ts';

/** What protection, abilities and lasting effects leave of some damage, of which none is used up by it. */
export function preventByAbilities(state: GameState, deal: SourcedDeal): Prevented {
  const by = deal.source && protectorFrom(state, deal.to, deal.source);
  // CR 702.16e: all damage from sources with the quality is prevented.
  if (by !== undefined)
    return {
      state,
      deals: [],
      events: [prevention(state, deal, by, 'keyword.protectionFromDamage')],
      wards: [],
    };
  const preventions = [
    ...CHANGED_RULES.preventDamage(state, deal),
    ...CHANGED_RULES.preventDamageToYou(state, deal),
  ];
  const all = preventions.find(({ n }) => n === undefined);
  if (all !== undefined)
    return {
      state,
      deals: [],
      events: [prevention(state, deal, all.by, 'prevention.prevent')],
      wards: wardsOf(deal, all),
    };
  return preventions.reduce<Prevented>(preventSome, {
    state,
    deals: [deal],
    events: [],
    wards: [],
  });
}

/** CR 615.10: each prevents so much of every damage, by each source and to each recipient by itself. */
function preventSome(before: Prevented, some: Prevention): Prevented {
  const [deal] = before.deals;
  if (deal === undefined) return before;
  const { n = deal.amount, by } = some;
  const amount = Math.min(n, deal.amount);
  const left = deal.amount - amount;
  return {
    state: before.state,
    deals: left > 0 ? [{ ...deal, amount: left }] : [],
    events: [
      ...before.events,
      prevention(before.state, { ...deal, amount }, by, 'prevention.staticAmount'),
    ],
    wards: [...before.wards, ...wardsOf(deal, some)],
  };
}

const wardsOf = ({ to }: SourcedDeal, { removing, by }: Prevention): readonly Ward[] =>
  removing === undefined || to.kind === 'player' ? [] : [{ id: to.object, counter: removing, by }];
