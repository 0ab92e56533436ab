import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { type Redirected, redirectDamage } from './redirect.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/**
 * CR 614.1a, 614.9: damage is doubled, made more, and redirected. Whoever is affected would have it doubled first, which is
 * the least (CR 616.1); no damage is never made some (CR 120.8).
 */
export function replaceDamage(state: GameState, deals: readonly SourcedDeal[]): Redirected {
  const times = 2 ** CHANGED_RULES.doublesDamage(state);
  const redirected = redirectDamage(state, deals);
  return {
    ...redirected,
    deals: redirected.deals.map((deal) => ({
      ...deal,
      amount: deal.amount > 0 ? deal.amount * times + CHANGED_RULES.addsDamage(state, deal.id) : 0,
    })),
  };
}
