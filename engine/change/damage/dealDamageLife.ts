import type { RuleKey } from '../../citation/ruleIndex.ts';
import { rulesOf } from '../../mistakes/rulesOf.ts';
import { CHANGED_RULES } from '../../state/changedRules.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePlayer } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { eventIn, logged, withPlayer } from '../making/withParts.ts';
import { sourceHas } from './dealDamageSource.ts';
import type { SourcedDeal } from './sourcedDeal.ts';

/**
 * CR 120.4c: where an effect has it that damage can't take a player below 1 life, the whole event leaves them with 1.
 * Life gained in the same event counts first, and one who had none before is not helped.
 */
export function keepAtOneLife(before: GameState, after: GameChange): GameChange {
  const kept = before.players
    .filter(({ id, life }) => life >= 1 && thePlayer(after.state, id).life < 1)
    .filter(({ id }) => CHANGED_RULES.damageLeavesOneLife(before, id));
  if (kept.length === 0) return after;
  const state = kept.reduce(
    (now, { id }) => withPlayer(now, id, (player) => ({ ...player, life: 1 })),
    after.state,
  );
  const spared = kept.map(({ id }) => ({ player: id, n: 1 - thePlayer(after.state, id).life }));
  const events = after.events.map((event) =>
    event.kind === 'damageDealt'
      ? eventIn(
          state,
          { ...event, spared },
          { decides: [...KEPT, ...event.decides], applies: event.rules },
        )
      : event,
  );
  return { state, events };
}

/** CR 120.4c, 614.1a */
const KEPT = ['damage.processed', 'replacement.instead'] as const satisfies readonly RuleKey[];

/** CR 120.3f, 702.15e: each source with lifelink makes one life gain, of all the damage that it dealt. */
export function gainLifeByLifelink(state: GameState, deals: readonly SourcedDeal[]): GameChange {
  // In 2008 lifelink is a triggered ability, and comes later.
  if (rulesOf(state).lifelink === 'triggered') return unchanged(state);
  const gains = lifelinkGains(deals).filter(
    // CR 119.7
    ({ player }) => !CHANGED_RULES.cannotGainLife(state, player),
  );
  return forEach(state, gains, (now, { player, n, by }) =>
    logged(
      withPlayer(now, player, (before) => ({ ...before, life: before.life + n })),
      { kind: 'lifeGained', player, n, by },
      {
        decides: ['damage.byLifelink', 'keyword.lifelink'],
        applies: gains.length > 1 ? ['keyword.lifelinkSeparateEvents'] : [],
      },
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
