import { numberOf } from '../../citation/ruleIndex.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { preventByAbilities } from './preventByAbilities.ts';
import { chosenFor, preventByShields } from './preventByShields.ts';
import type { Prevented, SourcedDeal } from './sourcedDeal.ts';

/**
 * CR 120.4b, 615: takes off what is prevented. What prevents all of it goes first, then what prevents so much of each damage,
 * so that no shield is wasted. CR 615.7: of damage from several sources, the controller of what is shielded may choose which
 * is prevented; where they have not said so, the shield takes deals in the order in which they come.
 */
export function preventDamage(state: GameState, deals: readonly SourcedDeal[]): Prevented {
  const preventable = deals.filter((deal) => !isUnpreventable(state, deal));
  const chosen = state.preventionShields.map((shield) => chosenFor(state, shield, preventable));
  const left = new Map<SourcedDeal, readonly SourcedDeal[]>();
  const order = [...new Set([...chosen.flatMap(({ first }) => first), ...deals])];
  const events = chosen.flatMap((one) => one.events);
  const all = inTurn({ state, deals: order, events, wards: [] }, (now, deal) => {
    const after = preventOne(now, deal);
    left.set(deal, after.deals);
    return after;
  });
  return { ...all, deals: deals.flatMap((deal) => left.get(deal) ?? []) };
}

function preventOne(state: GameState, deal: SourcedDeal): Prevented {
  const first = preventByAbilities(state, deal);
  const left = inTurn(first, preventByShields);
  if (!isUnpreventable(state, deal)) return left;
  // CR 615.12: nothing prevents it and no shield gets smaller, but what else comes of preventing it does.
  const isSaid = numberOf(state.edition, 'prevention.cantBePrevented') !== undefined;
  const unprevented = left.events.length > 0 ? { unprevented: true as const } : {};
  return {
    state,
    deals: [{ ...deal, ...unprevented }],
    events: [],
    wards: isSaid ? left.wards : [],
  };
}

const isUnpreventable = (state: GameState, deal: SourcedDeal): boolean =>
  deal.unpreventable === true || CHANGED_RULES.damageUnpreventable(state, deal);

/** One deal after the other, each with the shields that those before it have left. */
const inTurn = (
  { deals, ...begun }: Prevented,
  prevent: (state: GameState, deal: SourcedDeal) => Prevented,
): Prevented =>
  deals.reduce<Prevented>(
    (before, deal) => {
      const after = prevent(before.state, deal);
      return {
        state: after.state,
        deals: [...before.deals, ...after.deals],
        events: [...before.events, ...after.events],
        wards: [...before.wards, ...after.wards],
      };
    },
    { ...begun, deals: [] },
  );
