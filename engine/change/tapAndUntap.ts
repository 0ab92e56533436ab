import type { RuleKey } from '../citation/ruleIndex.ts';
import { attackOf, blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type GameChange, unchanged } from './making/gameChange.ts';
import { told } from './making/withParts.ts';

/** Taps those of the permanents that are untapped (CR 701.26a); none of them leaves combat (CR 506.4b). */
export function tap(state: GameState, ids: readonly ObjectId[]): GameChange {
  const objects = ids.filter((id) => permanentOf(state, id)?.tapped === false);
  if (objects.length === 0) return unchanged(state);
  return told(
    withTapped(state, objects, true),
    { kind: 'tappedByEffect', objects },
    ...inCombatRules(state, objects),
    'action.tap',
  );
}

/** Untaps those of the permanents that are tapped. */
export function untap(state: GameState, ids: readonly ObjectId[]): GameChange {
  const objects = ids.filter((id) => permanentOf(state, id)?.tapped === true);
  if (objects.length === 0) return unchanged(state);
  return told(
    withTapped(state, objects, false),
    { kind: 'untappedByEffect', objects },
    ...inCombatRules(state, objects),
    'action.untap',
  );
}

const withTapped = (state: GameState, ids: readonly ObjectId[], tapped: boolean): GameState => ({
  ...state,
  battlefield: state.battlefield.map((permanent) =>
    ids.includes(permanent.id) ? { ...permanent, tapped } : permanent,
  ),
});

const inCombatRules = (state: GameState, ids: readonly ObjectId[]): readonly RuleKey[] =>
  ids.some((id) => attackOf(state, id) !== undefined || blockOf(state, id) !== undefined)
    ? ['combat.tappingDoesNotRemove']
    : [];
