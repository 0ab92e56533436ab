import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { apart, type DamageEffect } from './damageEffect.ts';
import { redirectionsOf } from './redirect.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/**
 * CR 614.1a, 614.9: what redirects some damage, what doubles it, and what makes it more: in this order they come where
 * nobody chooses (CR 616.1), since it is the least. No damage is never made some (CR 120.8).
 */
export const replacementsOf = (state: GameState, deal: SourcedDeal): readonly DamageEffect[] => [
  ...redirectionsOf(state, deal),
  ...apart(CHANGED_RULES.doublesDamage(state, deal)).map((active) =>
    changingAmount(active, (amount) => 2 * amount),
  ),
  ...apart(CHANGED_RULES.addsDamage(state, deal)).map((active) =>
    changingAmount(active, (amount) => amount + active.change.n),
  ),
];

type Active = Pick<ReturnType<typeof CHANGED_RULES.doublesDamage>[number], 'key' | 'source'>;

const changingAmount = (
  { key, source }: Active,
  change: (amount: number) => number,
): DamageEffect => ({
  by: source.object,
  key,
  apply: (state, deal) => ({
    state,
    deals: [{ ...deal, amount: change(deal.amount) }],
    events: [],
    wards: [],
  }),
});
