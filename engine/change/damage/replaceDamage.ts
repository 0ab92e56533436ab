import type { GameEvent } from '../../log/gameEvent.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import { isCreature } from '../../state/characteristicsOf.ts';
import type { DamageRecipient } from '../../state/damageAssignment.ts';
import { isSaid } from '../../state/dealing.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { eventIn } from '../making/withParts.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/** Damage as replacement effects leave it, before any of it is prevented or dealt. */
export interface Replaced {
  readonly deals: readonly SourcedDeal[];
  readonly events: readonly GameEvent[];
}

/**
 * CR 614.1a, 614.9: damage is doubled, made more, and redirected. Whoever is affected would have it doubled first, which is
 * the least (CR 616.1); no damage is never made some (CR 120.8). Of several redirections the one made first applies, and each
 * only once to the same damage (CR 614.5); whoever is affected would choose (CR 616.1).
 */
export function replaceDamage(state: GameState, deals: readonly SourcedDeal[]): Replaced {
  const takings = CHANGED_RULES.takesDamageFor(state);
  const times = 2 ** CHANGED_RULES.doublesDamage(state);
  const redirected = deals.map((deal) => redirect(state, takings, deal));
  return {
    deals: redirected.map(({ deal }) => ({
      ...deal,
      amount: deal.amount > 0 ? deal.amount * times + CHANGED_RULES.addsDamage(state, deal.id) : 0,
    })),
    events: redirected.flatMap(({ events }) => events),
  };
}

type Taking = ReturnType<typeof CHANGED_RULES.takesDamageFor>[number];

interface Redirected {
  readonly deal: SourcedDeal;
  readonly events: readonly GameEvent[];
}

function redirect(
  state: GameState,
  takings: readonly Taking[],
  deal: SourcedDeal,
  used: readonly string[] = [],
): Redirected {
  const taken = takings.find(
    (taking) => !used.includes(taking.key) && takes(state, taking, deal) !== undefined,
  );
  const object = taken && takes(state, taken, deal);
  if (taken === undefined || object === undefined) return { deal, events: [] };
  const event = eventIn(
    state,
    { kind: 'damageRedirected', from: deal.to, to: object },
    'replacement.redirection',
  );
  const so = { ...deal, to: { kind: 'object', object } } as const;
  const further = redirect(state, takings, so, [...used, taken.key]);
  return { deal: further.deal, events: [event, ...further.events] };
}

/** Which permanent takes this damage by this effect, if one does. */
function takes(
  state: GameState,
  { change, source, affects }: Taking,
  deal: SourcedDeal,
): ObjectId | undefined {
  const [taker] = affects;
  // CR 614.9: only to what can be dealt damage.
  if (taker === undefined || !isCreature(state, taker)) return undefined;
  const isMeant =
    isSaid(state, change, deal, source) && isFor(state, change, source.controller, taker, deal.to);
  return isMeant ? taker : undefined;
}

function isFor(
  state: GameState,
  { whom }: Taking['change'],
  you: PlayerId,
  taker: ObjectId,
  to: DamageRecipient,
): boolean {
  if (to.kind === 'player') return to.player === you;
  return (
    whom === 'youAndYours' &&
    to.object !== taker &&
    permanentOf(state, to.object)?.controller === you
  );
}
