import type { Duration } from '../language/duration.ts';
import { CHANGED_RULES } from '../state/changedRules.ts';
import type { GameState } from '../state/gameState.ts';
import { hasLapsed } from '../state/lapsed.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';
import { nextNumber } from './making/newObject.ts';
import { logged, withPermanent } from './making/withParts.ts';
import { endPairs } from './pair.ts';

/** A player gains control of a permanent for a while; it leaves combat (CR 506.4) and is summoning sick (CR 302.6). */
export function gainControl(
  state: GameState,
  object: ObjectId,
  {
    player,
    by,
    until,
  }: { readonly player: PlayerId; readonly by: ObjectId; readonly until: Duration },
): GameChange {
  if (permanentOf(state, object) === undefined) return unchanged(state);
  // CR 611.2b: what its duration asks for is not so.
  if (hasLapsed(state, { until, source: by, controller: player })) return unchanged(state);
  const { number, counted } = nextNumber(state);
  const effect = {
    source: by,
    controller: player,
    affects: [object],
    change: { kind: 'gainControl' },
    until,
    timestamp: number,
  } as const;
  const lasting = { ...counted, continuousEffects: [...counted.continuousEffects, effect] };
  return setController(lasting, object, player, by);
}

/** Gives back what somebody controlled only for as long as an effect that has ended: to the last effect left, or its owner. */
export function returnControl(state: GameState, object: ObjectId): GameChange {
  const permanent = permanentOf(state, object);
  if (permanent === undefined) return unchanged(state);
  const last = CHANGED_RULES.gainControl(state, object);
  return setController(state, object, last?.controller ?? permanent.owner, last?.source);
}

function setController(
  state: GameState,
  object: ObjectId,
  player: PlayerId,
  by: ObjectId | undefined,
): GameChange {
  const before = permanentOf(state, object);
  if (before === undefined || before.controller === player) return unchanged(state);
  const without = {
    ...state,
    continuousEffects: state.continuousEffects.filter(
      ({ whileControlled, affects }) => whileControlled !== true || !affects.includes(object),
    ),
  };
  const given = withPermanent(without, object, (permanent) => ({
    ...permanent,
    controller: player,
    sick: true,
    ...(permanent.sick && permanent.cameOver !== true ? {} : { cameOver: true }),
  }));
  const changed = logged(given, { kind: 'controlGained', object, player, by }, 'layers.control');
  const outOfCombat = andThen(changed, (now) => removeFromCombat(now, object, 'controllerChanged'));
  return andThen(outOfCombat, endPairs);
}
