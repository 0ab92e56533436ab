import type { GameEvent } from '../../log/gameEvent.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { DamageRecipient } from '../../state/damageAssignment.ts';
import { isSaid } from '../../state/dealing.ts';
import type { GameState, Redirection } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { eventIn } from '../making/withParts.ts';
import { resultsOf } from './dealDamageResults.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/** Damage on its way to whom it goes instead, what is left of effects that redirect only so much, and what happened. */
export interface Redirected {
  readonly state: GameState;
  readonly deals: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 614.9: all of this damage redirected. Of several effects those that say it of all damage apply first, then the one made
 * first, and each only once to the same damage (CR 614.5).
 */
export function redirectDamage(state: GameState, deals: readonly SourcedDeal[]): Redirected {
  const after = deals.reduce<Redirected>(
    (before, deal) => {
      const { state: now, ...one } = redirect(before.state, deal, []);
      return {
        state: now,
        deals: [...before.deals, ...one.deals],
        events: [...before.events, ...one.events],
      };
    },
    { state, deals: [], events: [] },
  );
  return { ...after, state: withoutUsed(state, after.state), deals: together(after.deals) };
}

/** How much of some damage goes to whom instead, and the game after that. */
interface Way {
  readonly key: string;
  readonly to: DamageRecipient;
  readonly amount: number;
  readonly state: GameState;
}

function redirect(state: GameState, deal: SourcedDeal, used: readonly string[]): Redirected {
  const way = [...takings(state, deal), ...redirections(state, deal)].find(
    ({ key, to }) => !used.includes(key) && canGoTo(state, deal, to),
  );
  if (way === undefined) return { state, deals: [deal], events: [] };
  const { key, to, amount } = way;
  const some = amount < deal.amount ? { amount } : {};
  const event = eventIn(
    state,
    { kind: 'damageRedirected', from: deal.to, to, ...some },
    'replacement.redirection',
  );
  const gone = redirect(way.state, { ...deal, to, amount }, [...used, key]);
  const left = deal.amount - amount;
  if (left === 0) return { ...gone, events: [event, ...gone.events] };
  const rest = redirect(gone.state, { ...deal, amount: left }, [...used, key]);
  return {
    state: rest.state,
    deals: [...rest.deals, ...gone.deals],
    events: [event, ...gone.events, ...rest.events],
  };
}

/** CR 614.9: only to what can be dealt damage now. */
const canGoTo = (state: GameState, deal: SourcedDeal, to: DamageRecipient): boolean =>
  !isSame(deal.to, to) && resultsOf(state, { ...deal, to }).length > 0;

const isSame = (one: DamageRecipient, other: DamageRecipient): boolean => idOf(one) === idOf(other);

const idOf = (to: DamageRecipient): ObjectId | PlayerId =>
  to.kind === 'object' ? to.object : to.player;

/** By permanents that take the damage themselves. */
const takings = (state: GameState, deal: SourcedDeal): readonly Way[] =>
  CHANGED_RULES.takesDamageFor(state).flatMap(({ key, change, source, affects }) => {
    const [taker] = affects;
    const isTaken =
      taker !== undefined &&
      isSaid(state, change, deal, source) &&
      isFor(state, change, source.controller, deal.to);
    return isTaken
      ? [{ key, to: { kind: 'object', object: taker } as const, amount: deal.amount, state }]
      : [];
  });

function isFor(
  state: GameState,
  { whom }: { readonly whom: 'you' | 'youAndYours' },
  you: PlayerId,
  to: DamageRecipient,
): boolean {
  if (to.kind === 'player') return to.player === you;
  return whom === 'youAndYours' && permanentOf(state, to.object)?.controller === you;
}

/** By effects about one object or player. */
const redirections = (state: GameState, deal: SourcedDeal): readonly Way[] =>
  (state.redirections ?? [])
    .filter(
      ({ from, damage, dealing = deal.id }) =>
        isSame(from, deal.to) && dealing === deal.id && (damage === 'any' || damage === deal.kind),
    )
    .map((redirection) => {
      const { number, to, remaining = deal.amount } = redirection;
      const amount = Math.min(remaining, deal.amount);
      return { key: `redirection ${number}`, to, amount, state: useUp(state, redirection, amount) };
    });

/** Each damage redirected makes it one smaller; `used` is how it is told afterwards that it was its time. */
const useUp = (state: GameState, used: Redirection, amount: number): GameState => ({
  ...state,
  redirections: (state.redirections ?? []).flatMap((one) => {
    if (one !== used) return [one];
    const { remaining, ...unlimited } = one;
    if (remaining === undefined) return [{ ...unlimited }];
    return remaining > amount ? [{ ...one, remaining: remaining - amount }] : [];
  }),
});

/** What redirects only the next time has had its time once it redirected something of what was dealt at once. */
const withoutUsed = (before: GameState, after: GameState): GameState =>
  after.redirections === undefined
    ? after
    : {
        ...after,
        redirections: after.redirections.filter(
          (one) => one.once === undefined || before.redirections?.includes(one) === true,
        ),
      };

/** What one source would now deal to the same recipient is one damage. */
const together = (deals: readonly SourcedDeal[]): readonly SourcedDeal[] =>
  deals.flatMap((deal, index) => {
    const alike = deals.filter(({ id, to }) => id === deal.id && isSame(to, deal.to));
    const isFirst = deals.findIndex((one) => alike.includes(one)) === index;
    return isFirst ? [{ ...deal, amount: alike.reduce((sum, one) => sum + one.amount, 0) }] : [];
  });
