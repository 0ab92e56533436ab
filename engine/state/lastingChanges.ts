import type { Change, ChangeOf } from '../language/change.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { type ActiveChange, changesFromEffects, changesFromStatics } from './activeChanges.ts';
import { viewOf } from './characteristicsOf.ts';
import type { DamageRecipient } from './damageAssignment.ts';
import type { GameState } from './gameState.ts';

type Prevention = ChangeOf<'preventDamage'>;

/** Damage that a source would deal at once. */
export interface WouldBeDealt {
  readonly source: ObjectId;
  readonly to: DamageRecipient;
  readonly kind: 'combat' | 'noncombat';
}

/** The object whose ability or effect prevents this damage altogether (CR 615.1), if there is one. */
export const preventedBy = (state: GameState, damage: WouldBeDealt): ObjectId | undefined =>
  changesNow(state).find(
    ({ change, affects }) => change.kind === 'preventDamage' && prevents(change, affects, damage),
  )?.source.object;

/** CR 502.3: an effect keeps the permanent from untapping in the untap step. */
export const staysTapped = (state: GameState, id: ObjectId): boolean =>
  isAffected(duringUntapStep(state), id, 'doesNotUntap');

/** CR 701.43a: what keeps it from untapping in somebody's next untap step does nothing in another player's. */
const duringUntapStep = (state: GameState): GameState => ({
  ...state,
  continuousEffects: state.continuousEffects.filter(
    ({ until, controller }) =>
      until !== 'yourNextUntapStep' || controller === state.turn.activePlayer,
  ),
});

/** CR 510.1a: whether an effect has the creature assign combat damage equal to its toughness, or none. */
export const assignsByToughness = (state: GameState, id: ObjectId): boolean =>
  isAffected(state, id, 'assignsByToughness');

export const assignsNoCombatDamage = (state: GameState, id: ObjectId): boolean =>
  isAffected(state, id, 'assignsNoCombatDamage');

/** CR 614.1a: an effect has it shuffled into its owner's library instead of going to a graveyard. */
export const isShuffledInstead = (state: GameState, id: ObjectId): boolean =>
  isAffected(state, id, 'shuffledInsteadOfGraveyard');

export const assignsAsThoughUnblocked = (state: GameState, id: ObjectId): boolean =>
  isAffected(state, id, 'assignsAsThoughUnblocked');

const isAffected = (state: GameState, id: ObjectId, kind: Change['kind']): boolean =>
  changesNow(state).some(({ change, affects }) => change.kind === kind && affects.includes(id));

/** Every change that some effect or static ability makes now. */
export const changesNow = (state: GameState): readonly ActiveChange[] => [
  ...changesFromEffects(state),
  ...changesFromStatics(viewOf(state), new Set()),
];

function prevents(
  { damage, which }: Prevention,
  affects: readonly ObjectId[],
  { source, to, kind }: WouldBeDealt,
): boolean {
  if (damage === 'combat' && kind === 'noncombat') return false;
  switch (which) {
    case 'everything':
      return true;
    case 'dealtBy':
      return affects.includes(source);
    case 'dealtTo':
      return to.kind === 'object' && affects.includes(to.object);
  }
}
