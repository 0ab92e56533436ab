import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { DamageDealt } from '../../log/damageEvents.ts';
import { rulesOf } from '../../mistakes/rulesOf.ts';
import type { CombatDamageAssignment } from '../../state/damageAssignment.ts';
import type { GameState } from '../../state/gameState.ts';
import { andThen, type GameChange } from '../making/gameChange.ts';
import { logged } from '../making/withParts.ts';
import { damageLeft } from './damageLeft.ts';
import { gainLifeByLifelink, keepAtOneLife } from './dealDamageLife.ts';
import { resultsOf, toxicValue } from './dealDamageResults.ts';
import { damageSourceOf, type LastKnown } from './dealDamageSource.ts';
import { dealtByShields } from './preventionsByShields.ts';
import type { SourcedDeal } from './sourcedDeal.ts';
import { removeWardingCounters } from './wardingCounters.ts';

/** How much one source deals to one recipient, and whether it says that this can't be prevented. */
type Deal = CombatDamageAssignment & Pick<SourcedDeal, 'unpreventable'>;

/**
 * CR 120.4: deals all of this damage at once, as one event: first what is prevented, then the results of the rest.
 * Events: each prevention, one `damageDealt` with every deal, then the life gained by lifelink, source by source.
 *
 * Damage of 0, to a player who has lost, or to what is not a creature, planeswalker or battle on the battlefield is
 * not dealt (CR 120.1a, 120.8, 2008-10-01 310.4c). `lastKnown` tells of sources that have left (CR 608.2h, 2008-10-01 310.4b).
 */
export function dealDamage(
  state: GameState,
  deals: readonly Deal[],
  kind: 'combat' | 'noncombat',
  lastKnown: LastKnown = () => undefined,
): GameChange {
  const possible = deals
    .map(({ source, ...how }) => ({
      ...how,
      id: source,
      source: damageSourceOf(state, source, lastKnown),
      kind,
    }))
    .filter((deal) => deal.amount > 0 && resultsOf(state, deal).length > 0);
  const left = damageLeft(state, possible);
  const prevented = removeWardingCounters(left);
  const dealt =
    left.deals.length === 0
      ? prevented
      : keepAtOneLife(
          state,
          andThen(
            andThen(prevented, (now) => giveResults(now, left.deals, kind)),
            (now) => gainLifeByLifelink(now, left.deals),
          ),
        );
  // CR 615.5: what comes of having prevented it, right afterwards.
  const inReturn = dealtByShields(state, left.events);
  return inReturn.length === 0
    ? dealt
    : andThen(dealt, (now) => dealDamage(now, inReturn, 'noncombat', lastKnown));
}

/** CR 120.4c-d, 510.2: all deals are dealt at once, each turned into its results as things stand before any of them. */
function giveResults(
  state: GameState,
  deals: readonly SourcedDeal[],
  kind: 'combat' | 'noncombat',
): GameChange {
  const outcomes = deals.map((deal) => ({ deal, results: resultsOf(state, deal) }));
  const results = outcomes.flatMap((outcome) => outcome.results);
  const rules = new Set(results.flatMap((result) => result.rules));
  const body = {
    kind: 'damageDealt',
    combat: kind === 'combat',
    // Of one that is a creature and more, the creature's result is told.
    deals: outcomes.flatMap(({ deal, results: all }) =>
      all.slice(0, 1).map(({ result }) => toldDeal(deal, result)),
    ),
  } as const;
  const after = results.reduce((now, { apply }) => apply(now), state);
  // CR 510.2: combat damage is dealt all at once.
  const atOnce = ['damage.dealtSimultaneously', 'turnBased.dealCombatDamage'] as const;
  return logged(after, body, {
    decides: [
      ...(deals.some(({ unprevented }) => unprevented)
        ? (['prevention.cantBePrevented'] as const)
        : []),
      // Who deals damage is dealt it too: neither comes first. CR 2008-10-01 310.4: it resolves.
      ...(kind === 'combat' && (strikesBack(deals) || waitedOnStack(state))
        ? (['damage.dealtSimultaneously'] as const)
        : []),
      ...[...rules].toSorted((a, b) => remoteness(a) - remoteness(b)),
    ],
    applies: ['damage.results', 'damage.occurs', ...(kind === 'combat' ? atOnce : [])],
  });
}

const waitedOnStack = (state: GameState): boolean => rulesOf(state).damageAssignment === 'onStack';

const strikesBack = (deals: readonly SourcedDeal[]): boolean =>
  deals.some(({ to }) => to.kind === 'object' && deals.some(({ id }) => id === to.object));

/** What damage does by some other rule comes before what it does as a rule (CR 120.3a, 120.3e), and last whose ability it is. */
function remoteness(rule: RuleKey): number {
  if (rule === 'damage.toPlayer' || rule === 'damage.marked') return 1;
  return rule.startsWith('damage.') ? 0 : 2;
}

function toldDeal(deal: SourcedDeal, result: DamageDealt['result']): DamageDealt {
  const { id: source, to, amount } = deal;
  const toxic = to.kind === 'player' ? toxicValue(deal) : 0;
  return { source, to, amount, result, ...(toxic > 0 ? { toxic } : {}) };
}
