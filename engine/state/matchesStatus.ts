import type { Filter } from '../language/filter.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Permanent } from './gameState.ts';
import type { Source } from './source.ts';
import type { View } from './view.ts';

/** The part of a filter that looks at what a permanent is like beside its characteristics. */
export function fitsStatus({ state }: View, filter: Filter, permanent: Permanent): boolean {
  const { id, tapped, token, counters } = permanent;
  return (
    (filter.isSpell === undefined || state.stack.some((item) => item.id === id)) &&
    (filter.tapped === undefined || tapped === filter.tapped) &&
    (filter.token === undefined || token === filter.token) &&
    (filter.hasCounters === undefined ||
      Object.values(counters).some((n) => n > 0) === filter.hasCounters) &&
    (filter.enchanted === undefined ||
      state.battlefield.some(
        ({ attachedTo, printed }) => attachedTo === id && printed.subtypes.includes('aura'),
      ) === filter.enchanted) &&
    (filter.designation === undefined || permanent[filter.designation] === true)
  );
}

/** The part of a filter that looks at what has happened this turn. */
export function fitsHistory(
  { state }: View,
  filter: Filter,
  id: ObjectId,
  source: Source,
): boolean {
  const { combat, turn } = state;
  const {
    attacked = [],
    entered = [],
    damage = [],
    blocks = [],
    exerted = [],
  } = turn.history ?? {};
  return (
    (filter.attackedThisTurn === undefined || attacked.includes(id) === filter.attackedThisTurn) &&
    (filter.exertedThisTurn === undefined || exerted.includes(id) === filter.exertedThisTurn) &&
    (filter.newThisTurn === undefined || entered.includes(id) === filter.newThisTurn) &&
    (filter.damagedBySource !== true ||
      damage.some((dealt) => dealt.source === source.object && dealt.to === id)) &&
    (filter.wasBlockedBySource !== true ||
      blocks.some(({ blocker, attacker }) => blocker === source.object && attacker === id)) &&
    (filter.foughtThisCombat !== true ||
      (combat.kind === 'combat' &&
        [...combat.declaredAttackers, ...combat.declaredBlockers].includes(id)))
  );
}
