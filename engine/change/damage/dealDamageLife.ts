import { editionOf } from '../../citation/editions.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePlayer } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { forEach, type GameChange, unchanged } from '../making/gameChange.ts';
import { rulesIn } from '../making/rulesIn.ts';
import { told, withPlayer } from '../making/withParts.ts';
import type { SourcedDeal } from './dealDamagePrevention.ts';
import { isKeptAtOneLife, sourceHas } from './dealDamageSource.ts';

/**
 * CR 120.4c: where an effect has it that damage can't take a player below 1 life, the whole event leaves them with 1.
 * Life gained in the same event counts first, and one who had none before is not helped.
 */
export function keepAtOneLife(before: GameState, after: GameChange): GameChange {
  const kept = before.players
    .filter(({ id, life }) => life >= 1 && thePlayer(after.state, id).life < 1)
    .filter(({ id }) => isKeptAtOneLife(before, id));
  if (kept.length === 0) return after;
  const state = kept.reduce(
    (now, { id }) => withPlayer(now, id, (player) => ({ ...player, life: 1 })),
    after.state,
  );
  const replaced = rulesIn(state, 'damage.processed');
  const spared = kept.map(({ id }) => ({ player: id, n: 1 - thePlayer(after.state, id).life }));
  const events = after.events.map((event) =>
    event.kind === 'damageDealt'
      ? { ...event, spared, rules: [...event.rules, ...replaced] }
      : event,
  );
  return { state, events };
}

/** CR 120.3f, 702.15e: each source with lifelink makes one life gain, of all the damage that it dealt. */
export function gainLifeByLifelink(state: GameState, deals: readonly SourcedDeal[]): GameChange {
  // In 2008 lifelink is a triggered ability, and comes later.
  if (editionOf(state.edition).lifelink === 'triggered') return unchanged(state);
  const gains = lifelinkGains(deals);
  return forEach(state, gains, (now, { player, n, by }) =>
    told(
      withPlayer(now, player, (before) => ({ ...before, life: before.life + n })),
      { kind: 'lifeGained', player, n, by },
      'damage.byLifelink',
      'keyword.lifelink',
      ...(gains.length > 1 ? (['keyword.lifelinkSeparateEvents'] as const) : []),
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
