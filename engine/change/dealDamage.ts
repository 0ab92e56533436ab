import { editionOf } from '../citation/editions.ts';
import type { DamageDealt } from '../log/gameEvent.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { andThen, type Changed, forEach, unchanged } from './changed.ts';
import { preventDamage, type SourcedDeal } from './dealDamagePrevention.ts';
import { resultsOf } from './dealDamageResults.ts';
import { damageSourceOf, type LastKnown, sourceHas } from './dealDamageSource.ts';
import { told, withPlayer } from './update.ts';

export type { DamageSource, LastKnown } from './dealDamageSource.ts';

/**
 * CR 120.4: deals all of this damage at once, as one event: first what is prevented, then the results of the rest.
 * Events: each prevention, one `damageDealt` with every deal, then the life gained by lifelink, source by source.
 *
 * Damage of 0, to a player who has lost, or to what is not a creature, planeswalker or battle on the battlefield is
 * not dealt (CR 120.1a, 120.8, ed-2008 310.4c). `lastKnown` tells of sources that have left (CR 608.2h, ed-2008 310.4b).
 */
export function dealDamage(
  state: GameState,
  deals: readonly CombatDamageAssignment[],
  kind: 'combat' | 'noncombat',
  lastKnown: LastKnown = () => undefined,
): Changed {
  const possible = deals
    .map(({ source, to, amount }) => ({
      id: source,
      source: damageSourceOf(state, source, lastKnown),
      to,
      amount,
    }))
    .filter((deal) => deal.amount > 0 && resultsOf(state, deal).length > 0);
  const prevention = preventDamage(state, possible);
  const left = prevention.deals;
  if (left.length === 0) return { state: prevention.state, events: prevention.events };
  return andThen(
    andThen(prevention, (now) => giveResults(now, left, kind)),
    (now) => gainLifeByLifelink(now, left),
  );
}

/** CR 120.4c-d: every deal is turned into its results as things stand before any of them. */
function giveResults(
  state: GameState,
  deals: readonly SourcedDeal[],
  kind: 'combat' | 'noncombat',
): Changed {
  const outcomes = deals.map((deal) => ({ deal, results: resultsOf(state, deal) }));
  const results = outcomes.flatMap((outcome) => outcome.results);
  const rules = new Set(results.flatMap((result) => result.rules));
  const body = {
    kind: 'damageDealt',
    combat: kind === 'combat',
    // Of one that is a creature and more, the creature's result is told.
    deals: outcomes.flatMap(({ deal, results: all }) =>
      all.slice(0, 1).map(({ result }) => dealt(deal, result)),
    ),
  } as const;
  const after = results.reduce((now, { apply }) => apply(now), state);
  // CR 510.2: combat damage is dealt all at once.
  return kind === 'combat'
    ? told(after, body, 'damage.dealtSimultaneously', ...rules)
    : told(after, body, ...rules);
}

const dealt = ({ id, to, amount }: SourcedDeal, result: DamageDealt['result']): DamageDealt => ({
  source: id,
  to,
  amount,
  result,
});

/** CR 120.3f, 702.15e: each source with lifelink makes one life gain, of all the damage that it dealt. */
function gainLifeByLifelink(state: GameState, deals: readonly SourcedDeal[]): Changed {
  // In 2008 lifelink is a triggered ability, and comes later.
  if (editionOf(state.edition).lifelink === 'triggered') return unchanged(state);
  return forEach(state, lifelinkGains(deals), (now, { player, n, by }) =>
    told(
      withPlayer(now, player, (before) => ({ ...before, life: before.life + n })),
      { kind: 'lifeGained', player, n, by },
      'damage.byLifelink',
      'keyword.lifelink',
    ),
  );
}

interface LifeGain {
  readonly player: PlayerId;
  readonly n: number;
  readonly by: ObjectId;
}

function lifelinkGains(deals: readonly SourcedDeal[]): readonly LifeGain[] {
  const gains = new Map<ObjectId, LifeGain>();
  for (const { id, source, amount } of deals) {
    if (source === undefined || !sourceHas(source, 'lifelink')) continue;
    const n = (gains.get(id)?.n ?? 0) + amount;
    gains.set(id, { player: source.controller, n, by: id });
  }
  return [...gains.values()];
}
