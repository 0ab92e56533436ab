import type { Ability } from '../../language/ability.ts';
import type { CombatCostAbility } from '../../language/combatCost.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { PermissionCode } from '../../language/permission.ts';
import type { Attacked } from '../../language/restriction.ts';
import type { AttackedChoice } from '../../log/declaration.ts';
import { subjectsOf } from '../../state/activeChanges.ts';
import { theCharacteristics, viewOf } from '../../state/characteristicsOf.ts';
import { holds } from '../../state/conditions.ts';
import type { GameState } from '../../state/gameState.ts';
import { thePermanent } from '../../state/lookup.ts';
import { matches, type Source } from '../../state/matches.ts';
import { protectorOf } from '../../state/protector.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/**
 * A declaration read ability by ability, with nothing of the problems that the engine makes of a board: what it
 * disobeys, by source and word, and of what is required of it, how much it does (CR 508.1c-d, 509.1b-c).
 */
export interface LiteralReading {
  readonly disobeyed: readonly string[];
  readonly asked: number;
  readonly obeyed: number;
  /** The creatures whose attack or block costs something. */
  readonly costly: readonly ObjectId[];
}

/** One ability in force, with what it is about. */
export interface InForce {
  readonly ability: Ability;
  readonly source: Source;
  readonly isAbout: (id: ObjectId) => boolean;
}

export interface Reader {
  readonly state: GameState;
  readonly inForce: readonly InForce[];
  readonly fits: (filter: Filter | undefined, id: ObjectId, source: Source) => boolean;
  readonly isPermitted: (id: ObjectId, permission: PermissionCode) => boolean;
}

export function readerOf(state: GameState): Reader {
  const view = viewOf(state);
  const onBoard = state.battlefield.flatMap(({ id, controller }) =>
    theCharacteristics(state, id).abilities.map((ability) => ({
      ability,
      source: { object: id, controller },
      affected: undefined,
    })),
  );
  const imposed = state.continuousEffects.flatMap(
    ({ change, source: object, controller, affects, player, that }) =>
      change.kind === 'impose'
        ? [
            {
              ability: change.ability,
              source: {
                object,
                controller,
                ...(player === undefined ? {} : { player }),
                ...(that === undefined ? {} : { that }),
              },
              affected: affects,
            },
          ]
        : [],
  );
  const inForce = [...onBoard, ...imposed].map(({ ability, source, affected }): InForce => {
    if (!('subject' in ability)) return { ability, source, isAbout: () => false };
    const fixed = ability.subject.kind === 'all' ? undefined : affected;
    const subjects = fixed ?? subjectsOf(view, ability.subject, source);
    return { ability, source, isAbout: (id) => subjects.includes(id) };
  });
  return {
    state,
    inForce,
    fits: (filter, id, source) => filter === undefined || matches(view, filter, id, source),
    isPermitted: (id, permission) =>
      inForce.some(
        ({ ability, source, isAbout }) =>
          ability.kind === 'permission' &&
          ability.permission === permission &&
          (ability.if === undefined || holds(view, ability.if, source)) &&
          isAbout(id),
      ),
  };
}

type Conditions = { readonly [K in 'if' | 'unless']?: Condition | undefined };

export function appliesTowards(
  { state }: Reader,
  { if: when, unless }: Conditions,
  source: Source,
): boolean {
  const view = viewOf(state);
  return (
    (when === undefined || holds(view, when, source)) &&
    (unless === undefined || !holds(view, unless, source))
  );
}

export const isSpokenOf = (
  { state }: Reader,
  attacked: Attacked | undefined,
  target: AttackedChoice,
  { controller, object, player }: Source,
): boolean => {
  const isYou = target.kind === 'player' && target.player === controller;
  const isYours =
    target.kind === 'permanent' &&
    thePermanent(state, target.permanent).controller === controller &&
    theCharacteristics(state, target.permanent).types.includes('planeswalker');
  if (attacked === undefined) return true;
  if (attacked === 'you') return isYou;
  if (attacked === 'thatPlayer') return target.kind === 'player' && target.player === player;
  if (attacked === 'youOrYours') return isYou || isYours;
  return attacked === 'source' && target.kind === 'permanent' && target.permanent === object;
};

type Deed =
  | { readonly creature: ObjectId; readonly target: AttackedChoice }
  | { readonly creature: ObjectId; readonly attacker: ObjectId };

export const costlyAmong = (reader: Reader, deeds: readonly Deed[]): readonly ObjectId[] => [
  ...new Set(
    deeds
      .filter((deed) =>
        reader.inForce.some(
          (one) =>
            one.ability.kind === 'combatCost' &&
            one.isAbout(deed.creature) &&
            appliesTowards(reader, { if: one.ability.if }, towardsDefender(reader, one, deed)) &&
            isDue(reader, one.source, one.ability, deed),
        ),
      )
      .map(({ creature }) => creature)
      .toSorted(),
  ),
];

/** CR 508.5 */
const towardsDefender = ({ state }: Reader, { source }: InForce, deed: Deed): Source =>
  'target' in deed
    ? {
        ...source,
        defendingPlayer:
          deed.target.kind === 'player'
            ? deed.target.player
            : (protectorOf(state, deed.target.permanent) ??
              thePermanent(state, deed.target.permanent).controller),
      }
    : source;

const isDue = (reader: Reader, source: Source, ability: CombatCostAbility, deed: Deed): boolean =>
  'target' in deed
    ? ability.to === 'attack' && isSpokenOf(reader, ability.attacked, deed.target, source)
    : ability.to === 'block' && reader.fits(ability.filter, deed.attacker, source);

export const named = (all: readonly string[]): readonly string[] => [...new Set(all)].toSorted();

export const countsOf = (done: readonly boolean[]): Pick<LiteralReading, 'asked' | 'obeyed'> => ({
  asked: done.length,
  obeyed: done.filter((one) => one).length,
});
