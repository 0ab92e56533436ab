import type { Ability } from '../../language/ability.ts';
import type { ImposedAbility } from '../../language/change.ts';
import type { Attacked } from '../../language/restriction.ts';
import { changesFromStatics, subjectsOf } from '../../state/activeChanges.ts';
import { amountOf } from '../../state/amounts.ts';
import { viewOf } from '../../state/characteristicsOf.ts';
import { holds } from '../../state/conditions.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { Source } from '../../state/matches.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** An ability that is in force, with one creature that it is about. */
export interface Affecting {
  readonly ability: ImposedAbility;
  readonly source: Source;
  readonly creature: ObjectId;
}

/** CR 113.3d, 611.2, 611.3: what static abilities and effects say now, once for each creature that they speak of. */
export function affecting(state: GameState): readonly Affecting[] {
  const view = viewOf(state);
  return inForce(state).flatMap((one) =>
    subjectsMeant(state, one)
      .filter((creature) => view.characteristics(creature)?.types.includes('creature') === true)
      .map((creature) => ({ ability: one.ability, source: one.source, creature })),
  );
}

/** CR 611.2c: all that fit, where it speaks of such; else what the effect was fixed on, or its source. */
export const subjectsMeant = (
  state: GameState,
  { ability, source, affects }: AffectingAbility,
): readonly ObjectId[] =>
  affects !== undefined && ability.subject.kind === 'reference'
    ? affects
    : subjectsOf(viewOf(state), ability.subject, source);

/** CR 508.5: whether its conditions hold where the creature attacks this player. */
export function applies(
  state: GameState,
  { ability, source }: Pick<Affecting, 'ability' | 'source'>,
  defendingPlayer?: Source['defendingPlayer'],
): boolean {
  const view = viewOf(state);
  const meant = defendingPlayer === undefined ? source : { ...source, defendingPlayer };
  const unless = 'unless' in ability ? ability.unless : undefined;
  return (
    (!('if' in ability) || ability.if === undefined || holds(view, ability.if, meant)) &&
    (unless === undefined || !holds(view, unless, meant))
  );
}

/** Whether what an ability says of being attacked is about this player or permanent. */
export function isMeant(
  state: GameState,
  attacked: Attacked | undefined,
  target: string,
  source: Source,
): boolean {
  switch (attacked) {
    case undefined:
      return true;
    case 'you':
      return target === source.controller;
    case 'youOrYours':
      return target === source.controller || isPlaneswalkerOf(state, target, source);
    case 'source':
      return target === source.object;
    case 'thatPlayer':
      return target === source.player;
  }
}

function isPlaneswalkerOf(state: GameState, target: string, { controller }: Source): boolean {
  const permanent = state.battlefield.find(({ id }) => id === target);
  return (
    permanent?.controller === controller &&
    viewOf(state).characteristics(permanent.id)?.types.includes('planeswalker') === true
  );
}

export interface AffectingAbility {
  readonly ability: ImposedAbility;
  readonly source: Source;
  /** CR 611.2c: what an effect was fixed on. */
  readonly affects?: readonly ObjectId[];
}

/** What static abilities and effects say now, whomever it is about. */
export const inForce = (state: GameState): readonly AffectingAbility[] => [
  ...state.battlefield.flatMap(({ id: object, controller }) =>
    (viewOf(state).characteristics(object)?.abilities ?? [])
      .filter(isAboutCombat)
      .map((ability) => ({ ability, source: { object, controller } })),
  ),
  ...state.continuousEffects.flatMap((effect) =>
    effect.change.kind === 'impose'
      ? [{ ability: effect.change.ability, source: sourceOf(effect), affects: effect.affects }]
      : [],
  ),
  ...changesFromStatics(viewOf(state), ({ kind }) => kind === 'impose').flatMap(
    ({ change, source, affects }) =>
      change.kind === 'impose' ? [{ ability: change.ability, source, affects }] : [],
  ),
];

const sourceOf = ({
  source: object,
  controller,
  player,
  that,
}: GameState['continuousEffects'][number]): Source => ({
  object,
  controller,
  ...(player === undefined ? {} : { player }),
  ...(that === undefined ? {} : { that }),
});

const isAboutCombat = (ability: Ability): ability is ImposedAbility =>
  ability.kind === 'restriction' ||
  ability.kind === 'requirement' ||
  ability.kind === 'combatCost' ||
  ability.kind === 'permission';

/** CR 508.1h, 509.1d: how often it is wanted: once, or as often as it counts. Counting none, it is a cost of nothing. */
export const timesOf = (
  state: GameState,
  { perCounter, times = 1 }: Extract<ImposedAbility, { readonly kind: 'combatCost' }>,
  source: Source,
): number =>
  (perCounter === undefined ? 1 : (permanentOf(state, source.object)?.counters[perCounter] ?? 0)) *
  Math.max(0, amountOf(viewOf(state), times, source));
