import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { GameEvent } from '../../log/gameEvent.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../../state/damageAssignment.ts';
import type { GameState, PreventionShield } from '../../state/gameState.ts';
import { permanentOf, thePermanent } from '../../state/lookup.ts';
import { saidOf } from '../../state/saidChoices.ts';
import { type ObjectId, objectId, type PlayerId } from '../../vocabulary/ids.ts';
import { hasShieldCounter } from '../counters.ts';
import { choiceMade, choiceTaken } from '../making/choosing.ts';
import { eventIn } from '../making/withParts.ts';
import { type DamageSource, isProtectedFrom } from './dealDamageSource.ts';

/** Damage on its way from a source to a recipient. */
export interface SourcedDeal {
  readonly id: ObjectId;
  /** `undefined` for one that left and of which nothing is known. */
  readonly source: DamageSource | undefined;
  readonly to: DamageRecipient;
  readonly amount: number;
  readonly kind: 'combat' | 'noncombat';
}

/** What is left of some damage, with the shields used up and the events that tell what was prevented. */
export interface Prevented {
  readonly state: GameState;
  readonly deals: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 120.4b, 615: takes off what is prevented. What prevents all of it goes first, so that no shield is wasted.
 * CR 615.7: of damage from several sources, the controller of what is shielded may choose which is prevented; where they
 * have not said so, the shield takes deals in the order in which they come.
 */
export function preventDamage(state: GameState, deals: readonly SourcedDeal[]): Prevented {
  const chosen = state.preventionShields.map((shield) => chosenFor(state, shield, deals));
  const left = new Map<SourcedDeal, readonly SourcedDeal[]>();
  let now = state;
  const events: GameEvent[] = chosen.flatMap((one) => one.events);
  for (const deal of [...new Set([...chosen.flatMap(({ first }) => first), ...deals])]) {
    const after = preventOne(now, deal);
    now = after.state;
    left.set(deal, after.deals);
    events.push(...after.events);
  }
  return { state: now, deals: deals.flatMap((deal) => left.get(deal) ?? []), events };
}

interface ChosenDeals {
  /** What the shield prevents first, in that order. */
  readonly first: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
}

/** CR 615.7: what a player has said that their shield prevents; where it could prevent damage by several sources, and not all of it. */
function chosenFor(
  state: GameState,
  { source, from, protects, remaining }: PreventionShield,
  deals: readonly SourcedDeal[],
): ChosenDeals {
  const own = from !== undefined ? [] : deals.filter((deal) => isPreventedBy(state, deal, source));
  const total = own.reduce((sum, { amount }) => sum + amount, 0);
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

const isPreventedBy = (state: GameState, deal: SourcedDeal, by: ObjectId): boolean =>
  preventOne(state, deal).events.some(
    (event) => event.kind === 'damagePrevented' && event.by === by,
  );

function preventOne(state: GameState, deal: SourcedDeal): Prevented {
  const { id, to, source, amount: total } = deal;
  // CR 615.12: nothing prevents it, and no shield gets smaller.
  if (CHANGED_RULES.damageUnpreventable(state, id, deal.kind))
    return { state, deals: [deal], events: [] };
  // CR 702.16e: all damage from sources with the quality is prevented.
  if (
    to.kind === 'object' &&
    source !== undefined &&
    isProtectedFrom(state, thePermanent(state, to.object), source)
  )
    return noneLeft(
      state,
      prevention(state, deal, total, to.object, 'keyword.protectionFromDamage'),
    );
  const preventer = CHANGED_RULES.preventDamage(state, { ...deal, source: id });
  if (preventer !== undefined)
    return noneLeft(state, prevention(state, deal, total, preventer, 'prevention.prevent'));
  const protectedId = to.kind === 'object' ? to.object : to.player;
  const against = state.preventionShields.find(
    ({ protects, from }) => protects === protectedId && from === id,
  );
  // CR 615.1: all of it, and the shield is gone.
  if (against !== undefined)
    return noneLeft(
      { ...state, preventionShields: state.preventionShields.filter((one) => one !== against) },
      prevention(state, deal, total, against.source, 'prevention.prevent'),
    );
  const shield = state.preventionShields.find(
    ({ protects, from, andYours }) =>
      from === undefined &&
      (protects === protectedId || (andYours === true && protects === controllerOf(state, to))),
  );
  if (shield === undefined) return byShieldCounter(state, deal);
  const amount = Math.min(shield.remaining, total);
  const event = prevention(state, deal, amount, shield.source, 'prevention.nextDamage');
  const used = useUp(state, shield, amount);
  if (amount === total) return noneLeft(used, event);
  const rest = preventOne(used, { ...deal, amount: total - amount });
  return { ...rest, events: [event, ...rest.events] };
}

/** CR 122.1c: by as many as there are the damage is prevented once; which are removed is seen to when all is prevented. */
const byShieldCounter = (state: GameState, deal: SourcedDeal): Prevented =>
  deal.to.kind === 'object' && hasShieldCounter(state, deal.to.object)
    ? noneLeft(
        state,
        prevention(
          state,
          deal,
          deal.amount,
          deal.to.object,
          'counter.shield',
          'prevention.prevent',
        ),
      )
    : { state, deals: [deal], events: [] };

const noneLeft = (state: GameState, event: GameEvent): Prevented => ({
  state,
  deals: [],
  events: [event],
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

const controllerOf = (state: GameState, to: DamageRecipient): PlayerId | undefined =>
  to.kind === 'object' ? thePermanent(state, to.object).controller : undefined;

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

function prevention(
  state: GameState,
  { id, to }: SourcedDeal,
  amount: number,
  by: ObjectId,
  ...rules: readonly RuleKey[]
): GameEvent {
  return eventIn(state, { kind: 'damagePrevented', source: id, to, amount, by }, ...rules);
}
