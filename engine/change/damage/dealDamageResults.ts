import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { DamageDealt } from '../../log/damageEvents.ts';
import { rulesOf } from '../../mistakes/rulesOf.ts';
import { characteristicsOf } from '../../state/characteristicsOf.ts';
import type { CounterKind, GameState, Permanent } from '../../state/gameState.ts';
import { playerOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { withPermanent, withPlayer } from '../making/withParts.ts';
import { sourceHas } from './dealDamageSource.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/** One thing that some damage does to its recipient (CR 120.3). */
export interface DamageResult {
  readonly result: DamageDealt['result'];
  readonly rules: readonly RuleKey[];
  readonly apply: (state: GameState) => GameState;
}

/**
 * CR 120.3: everything that one deal does to its recipient as things stand; nothing to what damage can't be dealt to.
 * A creature that is also a planeswalker or a battle gets the results of each (CR 120.3c-e, 120.3h).
 */
export function resultsOf(state: GameState, deal: SourcedDeal): readonly DamageResult[] {
  if (deal.to.kind === 'player') return resultsForPlayer(state, deal, deal.to.player);
  const id = deal.to.object;
  // CR 120.1a: only battles, creatures and planeswalkers are dealt damage.
  const types = characteristicsOf(state, id)?.types ?? [];
  return [
    ...(types.includes('creature') ? [resultForCreature(state, deal, id)] : []),
    ...(types.includes('planeswalker') ? [fewerCounters(deal, id, 'loyalty')] : []),
    ...(types.includes('battle') ? [fewerCounters(deal, id, 'defense')] : []),
  ];
}

function resultsForPlayer(
  state: GameState,
  deal: SourcedDeal,
  id: PlayerId,
): readonly DamageResult[] {
  if (playerOf(state, id)?.status !== 'playing') return [];
  const { amount } = deal;
  const toxic = toxicValue(deal);
  return [
    sourceHas(deal.source, 'infect')
      ? // CR 120.3b, 702.90b: poison counters, and no life lost.
        poisoned(id, amount, ['damage.toPlayerByInfect', 'keyword.infectPlayer'])
      : lifeLost(id, amount),
    // CR 120.3g, 702.164c: besides the other results.
    ...(toxic > 0
      ? [poisoned(id, toxic, ['damage.byToxic', 'keyword.toxic', 'keyword.totalToxicValue'])]
      : []),
  ];
}

/** CR 120.3a */
const lifeLost = (id: PlayerId, n: number): DamageResult => ({
  result: 'lifeLost',
  rules: ['damage.toPlayer'],
  apply: (now) => withPlayer(now, id, (player) => ({ ...player, life: player.life - n })),
});

const poisoned = (id: PlayerId, n: number, rules: readonly RuleKey[]): DamageResult => ({
  result: 'poison',
  rules,
  apply: (now) => withPlayer(now, id, (player) => ({ ...player, poison: player.poison + n })),
});

/** CR 702.164b-c: all its toxic numbers added up, for a creature that deals combat damage. */
export function toxicValue({ source, kind }: SourcedDeal): number {
  if (source === undefined || kind === 'noncombat') return 0;
  const { types, abilities } = source.characteristics;
  if (!types.includes('creature')) return 0;
  return abilities
    .map((ability) => (ability.kind === 'keyword' && ability.keyword === 'toxic' ? ability.n : 0))
    .reduce<number>((total, n) => total + (n ?? 0), 0);
}

function resultForCreature(state: GameState, deal: SourcedDeal, id: ObjectId): DamageResult {
  const damage = shrinks(deal) ? minusCounters(deal) : marked(deal);
  // CR 702.2b: state-based actions ask for this; the text of 2008 has a triggered ability instead.
  const touched =
    sourceHas(deal.source, 'deathtouch') && rulesOf(state).deathtouch === 'stateBased';
  return {
    result: damage.result,
    rules: touched ? [...damage.rules, 'keyword.deathtouch'] : damage.rules,
    apply: (now) =>
      withPermanent(now, id, (permanent) => ({
        ...damage.change(permanent),
        deathtouched: permanent.deathtouched || touched,
      })),
  };
}

interface CreatureDamage extends Omit<DamageResult, 'apply'> {
  readonly change: (permanent: Permanent) => Permanent;
}

const shrinks = ({ source }: SourcedDeal): boolean =>
  sourceHas(source, 'wither') || sourceHas(source, 'infect');

/** CR 120.3d, 702.80a, 702.90c: -1/-1 counters, and no damage marked. */
const minusCounters = ({ source, amount }: SourcedDeal): CreatureDamage => ({
  result: 'minusCounters',
  rules: [
    'damage.toCreatureByWitherOrInfect',
    sourceHas(source, 'wither') ? 'keyword.wither' : 'keyword.infectCreature',
  ],
  change: (permanent) => withCounters(permanent, '-1/-1', amount),
});

/** CR 120.3e */
const marked = ({ amount }: SourcedDeal): CreatureDamage => ({
  result: 'marked',
  rules: ['damage.marked'],
  change: (permanent) => ({ ...permanent, markedDamage: permanent.markedDamage + amount }),
});

/** CR 120.3c, 120.3h: that many loyalty or defense counters are removed, or all there are. */
const fewerCounters = (
  { amount }: SourcedDeal,
  id: ObjectId,
  counter: 'loyalty' | 'defense',
): DamageResult => ({
  result: counter,
  rules:
    counter === 'loyalty'
      ? ['damage.toPlaneswalker', 'planeswalker.damage']
      : ['damage.toBattle', 'battle.damage'],
  apply: (now) => withPermanent(now, id, (permanent) => withCounters(permanent, counter, -amount)),
});

const withCounters = (permanent: Permanent, counter: CounterKind, more: number): Permanent => ({
  ...permanent,
  counters: {
    ...permanent.counters,
    [counter]: Math.max(0, (permanent.counters[counter] ?? 0) + more),
  },
});
