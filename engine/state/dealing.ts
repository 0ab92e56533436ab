import type { DAMAGED } from '../language/changesOfRules.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { DamageSort } from '../language/damageSort.ts';
import type { Filter } from '../language/filter.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { characteristicsOf, viewOf } from './characteristicsOf.ts';
import type { DamageRecipient } from './damageAssignment.ts';
import type { GameState, Permanent } from './gameState.ts';
import { departedPermanent } from './lastKnown.ts';
import { permanentOf } from './lookup.ts';
import { matches } from './matches.ts';
import type { Source } from './source.ts';

/** What deals damage, as it is or as it last was. */
export interface DamageSource {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly characteristics: Characteristics;
}

/** Damage that a source would deal at once. */
export interface WouldBeDealt {
  readonly id: ObjectId;
  /** `undefined` for one that left and of which nothing is known. */
  readonly source: DamageSource | undefined;
  readonly to: DamageRecipient;
  readonly kind: 'combat' | 'noncombat';
}

/** Which damage an ability speaks of. */
export interface DamageSaid {
  readonly damage: DamageSort;
  readonly from?: Filter;
}

/** Whether this is damage of which an ability of `you` speaks. */
export const isSaid = (
  state: GameState,
  { damage, from }: DamageSaid,
  { kind, source }: Pick<WouldBeDealt, 'kind' | 'source'>,
  you: Source,
): boolean =>
  (damage === 'any' || damage === kind) &&
  (from === undefined || (source !== undefined && matchesSource(state, from, source, you)));

/** Of damage that is made more: to whom it must be dealt. */
export interface MoreDamageSaid extends DamageSaid {
  readonly to?: keyof typeof DAMAGED;
}

/** Whether this is damage that an ability of `you` makes more. */
export const isMadeMore = (
  state: GameState,
  change: MoreDamageSaid,
  damage: WouldBeDealt,
  you: Source,
): boolean =>
  isSaid(state, change, damage, you) &&
  (change.to === undefined || IS_DEALT_TO[change.to](state, damage.to, you.controller));

const IS_DEALT_TO: {
  readonly [W in keyof typeof DAMAGED]: (
    state: GameState,
    to: DamageRecipient,
    you: PlayerId,
  ) => boolean;
} = {
  players: (_, to) => to.kind === 'player',
  opponents: (_, to, you) => to.kind === 'player' && to.player !== you,
  opponentsAndTheirs: (state, to, you) =>
    (to.kind === 'player' ? to.player : permanentOf(state, to.object)?.controller) !== you,
};

/** CR 609.7b-c: whether what deals damage fits, be it a permanent, a spell or something that has left. */
export function matchesSource(
  state: GameState,
  filter: Filter,
  source: DamageSource,
  you: Source,
): boolean {
  const { id } = source;
  if (permanentOf(state, id) !== undefined) return matches(viewOf(state), filter, id, you);
  // Filters speak of permanents; a source that is none stands among them while it is compared.
  const view = {
    state: { ...state, battlefield: [...state.battlefield, standIn(state, source)] },
    characteristics: (of: ObjectId) =>
      of === id ? source.characteristics : characteristicsOf(state, of),
  };
  return matches(view, filter, id, you);
}

const standIn = (
  state: GameState,
  { id, controller, characteristics }: DamageSource,
): Permanent => ({
  tapped: false,
  sick: false,
  markedDamage: 0,
  deathtouched: false,
  counters: {},
  attachedTo: undefined,
  token: false,
  timestamp: 0,
  ...departedPermanent(state, id)?.permanent,
  id,
  printed: characteristics,
  owner: controller,
  controller,
});
