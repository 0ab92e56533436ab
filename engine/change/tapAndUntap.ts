import type { RuleKey } from '../citation/ruleIndex.ts';
import { attackOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isTappingLeaving } from './beliefs/leaveCombatIfTapped.ts';
import { loseCounterInstead } from './counters.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';

/** Taps those of the permanents that are untapped (CR 701.26a); none of them leaves combat (CR 506.4b). */
export function tap(state: GameState, ids: readonly ObjectId[]): GameChange {
  const objects = ids.filter((id) => permanentOf(state, id)?.tapped === false);
  if (objects.length === 0) return unchanged(state);
  return logged(
    withTapped(state, objects, true),
    { kind: 'tappedByEffect', objects },
    ...(isTappingLeaving(state) ? [] : inCombatRules(state, objects)),
    'action.tap',
  );
}

/** Untaps those of the permanents that are tapped. */
export function untap(state: GameState, ids: readonly ObjectId[]): GameChange {
  return untapUnlessStunned(state, ids, (now, objects) =>
    logged(
      withTapped(now, objects, false),
      { kind: 'untappedByEffect', objects },
      ...inCombatRules(now, objects),
      'action.untap',
    ),
  );
}

/** CR 122.1d: of the permanents that are tapped, those with a stun counter lose one instead of becoming untapped. */
export function untapUnlessStunned(
  state: GameState,
  ids: readonly ObjectId[],
  untapAll: (state: GameState, objects: readonly ObjectId[]) => GameChange,
): GameChange {
  const tapped = ids.filter((id) => permanentOf(state, id)?.tapped === true);
  const isStunned = (id: ObjectId): boolean => (permanentOf(state, id)?.counters.stun ?? 0) > 0;
  const objects = tapped.filter((id) => !isStunned(id));
  return andThen(objects.length > 0 ? untapAll(state, objects) : unchanged(state), (now) =>
    forEach(now, tapped.filter(isStunned), (so, id) => loseCounterInstead(so, id, 'stun')),
  );
}

export const withTapped = (
  state: GameState,
  ids: readonly ObjectId[],
  tapped: boolean,
): GameState => ({
  ...state,
  battlefield: state.battlefield.map((permanent) =>
    ids.includes(permanent.id) ? { ...permanent, tapped } : permanent,
  ),
});

const inCombatRules = (state: GameState, ids: readonly ObjectId[]): readonly RuleKey[] =>
  ids.some((id) => attackOf(state, id) !== undefined || blockOf(state, id) !== undefined)
    ? ['combat.tappingDoesNotRemove']
    : [];
