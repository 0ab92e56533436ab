import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { DamageRecipient } from '../../state/damageAssignment.ts';
import { isSaid } from '../../state/dealing.ts';
import type { GameState, Redirection } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { eventIn } from '../making/withParts.ts';
import { apart, type DamageEffect } from './damageEffect.ts';
import { resultsOf } from './dealDamageResults.ts';
import type { DamagePart, SourcedDeal } from './sourcedDeal.ts';

/** How much of some damage goes to whom instead, and what that leaves of the effect. */
interface Way {
  readonly by: ObjectId;
  readonly key: string;
  readonly to: DamageRecipient;
  readonly amount: number;
  readonly after: (state: GameState) => GameState;
}

/**
 * CR 614.9: what would redirect this damage, or some of it. Of several effects those that say it of all damage come first,
 * then the one made first.
 */
export const redirectionsOf = (state: GameState, deal: SourcedDeal): readonly DamageEffect[] =>
  [...takings(state, deal), ...redirections(state, deal)]
    .filter(({ to }) => canGoTo(state, deal, to))
    .map(redirecting);

const redirecting = ({ by, key, to, amount, after }: Way): DamageEffect => ({
  by,
  key,
  redirects: true,
  apply: (state, deal) => {
    const some = amount < deal.amount ? { amount } : {};
    const event = eventIn(
      state,
      { kind: 'damageRedirected', from: deal.to, to, ...some },
      'replacement.redirection',
    );
    const left = deal.amount - amount;
    return {
      state: after(state),
      deals: [...(left > 0 ? [{ ...deal, amount: left }] : []), { ...deal, to, amount }],
      events: [event],
      wards: [],
    };
  },
});

/** CR 614.9: only to what can be dealt damage now. */
const canGoTo = (state: GameState, deal: SourcedDeal, to: DamageRecipient): boolean =>
  !isSame(deal.to, to) && resultsOf(state, { ...deal, to }).length > 0;

const isSame = (one: DamageRecipient, other: DamageRecipient): boolean => idOf(one) === idOf(other);

const idOf = (to: DamageRecipient): ObjectId | PlayerId =>
  to.kind === 'object' ? to.object : to.player;

/** By permanents that take the damage themselves. */
const takings = (state: GameState, deal: SourcedDeal): readonly Way[] =>
  apart(CHANGED_RULES.takesDamageFor(state)).flatMap(({ key, change, source, affects }) => {
    const [taker] = affects;
    const isTaken =
      taker !== undefined &&
      isSaid(state, change, deal, source) &&
      isFor(state, change, source.controller, deal.to);
    return isTaken
      ? [
          {
            by: source.object,
            key,
            to: { kind: 'object', object: taker } as const,
            amount: deal.amount,
            after: (now: GameState) => now,
          },
        ]
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

/** The ways in which effects about one object or player redirect this damage. */
const redirections = (state: GameState, deal: SourcedDeal): readonly Way[] =>
  (state.redirections ?? [])
    .filter(
      ({ from, damage, dealing = deal.id }) =>
        isSame(from, deal.to) && dealing === deal.id && (damage === 'any' || damage === deal.kind),
    )
    .map((redirection) => {
      const { source: by, number, to, remaining = deal.amount } = redirection;
      const amount = Math.min(remaining, deal.amount);
      const after = (now: GameState) => useUp(now, redirection, amount);
      return { by, key: `redirection ${number}`, to, amount, after };
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
export const withoutUsed = (before: GameState, after: GameState): GameState =>
  after.redirections === undefined
    ? after
    : {
        ...after,
        redirections: after.redirections.filter(
          (one) => one.once === undefined || before.redirections?.includes(one) === true,
        ),
      };

/** What one source would now deal to the same recipient is one damage. */
export const together = (pieces: readonly DamagePart[]): readonly DamagePart[] =>
  pieces.flatMap((piece, index) => {
    const alike = pieces.filter(({ deal }) => isOneDamage(deal, piece.deal));
    if (pieces.findIndex((one) => alike.includes(one)) !== index) return [];
    const amount = alike.reduce((sum, { deal }) => sum + deal.amount, 0);
    return [{ deal: { ...piece.deal, amount }, used: alike.flatMap(({ used }) => used) }];
  });

const isOneDamage = (one: SourcedDeal, other: SourcedDeal): boolean =>
  one.id === other.id && isSame(one.to, other.to);
