import type { Change, ChangeOf } from '../language/change.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import {
  type ActiveChange,
  changesFromEffects,
  changesFromStatics,
  subjectsOf,
} from './activeChanges.ts';
import { viewOf } from './characteristicsOf.ts';
import type { ContinuousEffect, GameState } from './gameState.ts';

/** The changes of a kind that some effect or static ability makes now. */
export const changesOf = <K extends Change['kind']>(
  state: GameState,
  kind: K,
): readonly (ActiveChange & { readonly change: ChangeOf<K> })[] =>
  [
    ...changesFromEffects(state),
    ...changesFromStatics(viewOf(state), (change) => change.kind === kind),
  ]
    .filter(
      (active): active is ActiveChange & { readonly change: ChangeOf<K> } =>
        active.change.kind === kind,
    )
    .map((active) =>
      active.all === undefined ? active : { ...active, affects: now(state, active) },
    );

const now = (state: GameState, { all = {}, source }: ActiveChange): readonly ObjectId[] =>
  subjectsOf(viewOf(state), { kind: 'all', filter: all }, source);

/** The effects of a kind that last, as they were made. */
export const effectsOf = <K extends Change['kind']>(
  state: GameState,
  kind: K,
): readonly (ContinuousEffect & { readonly change: ChangeOf<K> })[] =>
  state.continuousEffects.filter(
    (effect): effect is ContinuousEffect & { readonly change: ChangeOf<K> } =>
      effect.change.kind === kind,
  );

export const isAffected = (state: GameState, id: ObjectId, kind: Change['kind']): boolean =>
  changesOf(state, kind).some(({ affects }) => affects.includes(id));
