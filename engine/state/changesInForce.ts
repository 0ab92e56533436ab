import type { Ability } from '../language/ability.ts';
import type { Change, ChangeOf } from '../language/change.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
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
    ...(state.continuousEffects.some(({ change }) => change.kind === kind)
      ? changesFromEffects(state)
      : []),
    ...(isInStatics(state, kind)
      ? changesFromStatics(viewOf(state), (change) => change.kind === kind)
      : []),
  ]
    .filter(
      (active): active is ActiveChange & { readonly change: ChangeOf<K> } =>
        active.change.kind === kind,
    )
    .map((active) =>
      active.all === undefined ? active : { ...active, affects: now(state, active) },
    );

/**
 * Whether a static ability may make such a change: one that is printed, or that something gives. So it is known of most
 * games without working out what everything there has.
 */
const isInStatics = (
  { battlefield, continuousEffects }: GameState,
  kind: Change['kind'],
): boolean =>
  inPrint(battlefield).has(kind) ||
  continuousEffects.some(({ change }) => change.kind === 'grant' && says(change.ability).has(kind));

const inPrint = remembered((battlefield: GameState['battlefield']): ReadonlySet<Change['kind']> => {
  const kinds = new Set<Change['kind']>();
  for (const { printed } of battlefield)
    for (const kind of saidBy(printed.abilities)) kinds.add(kind);
  return kinds;
});

const saidBy = remembered(
  (abilities: readonly Ability[]): ReadonlySet<Change['kind']> =>
    new Set(abilities.flatMap((one) => [...says(one)])),
);

/** The kinds of changes that an ability makes all the time, or those that it gives. */
const says = remembered((ability: Ability): ReadonlySet<Change['kind']> => {
  if (ability.kind !== 'static') return new Set();
  const { change } = ability;
  return new Set([change.kind, ...(change.kind === 'grant' ? says(change.ability) : [])]);
});

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
