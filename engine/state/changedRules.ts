import type { Change, ChangeOf } from '../language/change.ts';
import type { ObjectName } from '../vocabulary/characteristics.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { ActiveChange } from './activeChanges.ts';
import type { ChangeOfRules } from './applyChange.ts';
import { changesOf, effectsOf, isAffected } from './changesInForce.ts';
import { viewOf } from './characteristicsOf.ts';
import { holds } from './conditions.ts';
import { isMadeMore, isSaid, type WouldBeDealt } from './dealing.ts';
import type { GameState } from './gameState.ts';
import type { SpellItem } from './stack.ts';

/** What prevents some damage, and how much of it: where that is left out, all. */
export interface Prevention {
  readonly by: ObjectId;
  /** By which it is known again. */
  readonly key: string;
  readonly n?: number;
  /** A counter that is removed from the permanent each time. */
  readonly removing?: CounterKind;
}

/**
 * What comes of changes that touch no characteristics: whoever carries out the rule asks here, each change with what it
 * is asked about. A change without an entry does not compile.
 */
export const CHANGED_RULES = {
  takesDamageFor: (state: GameState) => changesOf(state, 'takesDamageFor'),
  doesNotUntap: (state: GameState, permanent: ObjectId) =>
    isAffected(duringUntapStep(state), permanent, 'doesNotUntap'),
  assignsByToughness: affecting('assignsByToughness'),
  assignsNoCombatDamage: affecting('assignsNoCombatDamage'),
  assignsAsThoughUnblocked: affecting('assignsAsThoughUnblocked'),
  // CR 702.16b-e: from what the player has protection, and by what.
  protectsYou: (state: GameState, player: PlayerId) =>
    changesOf(state, 'protectsYou').filter(({ source }) => source.controller === player),
  // CR 614.1a: each doubles it.
  doublesDamage: (state: GameState, damage: WouldBeDealt) =>
    changesOf(state, 'doublesDamage').filter(({ change, source }) =>
      isMadeMore(state, change, damage, source),
    ),
  // CR 614.1a: it is so much more by each.
  addsDamage: (state: GameState, damage: WouldBeDealt) =>
    changesOf(state, 'addsDamage').filter(({ change, source }) =>
      isMadeMore(state, change, damage, source),
    ),
  // CR 119.7
  cannotGainLife: (state: GameState, player: PlayerId): boolean =>
    changesOf(state, 'cannotGainLife').some(
      ({ change: { whom }, source: { controller } }) =>
        whom === 'everyone' || (whom === 'you') === (player === controller),
    ),
  shuffledInsteadOfGraveyard: affecting('shuffledInsteadOfGraveyard'),
  cannotCast: (state: GameState, player: PlayerId): boolean =>
    effectsOf(state, 'cannotCast').some((effect) => effect.player === player),
  cannotActivate: (state: GameState, permanent: ObjectId) =>
    changesOf(state, 'cannotActivate')
      .filter(({ affects }) => affects.includes(permanent))
      .map(({ change }) => change),
  forbidsNamesExiled,
  // CR 101.2: of a spell, an ability of its own has it so.
  cannotBeCountered: (state: GameState, { id: object, controller, printed }: SpellItem): boolean =>
    printed.abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.change.kind === 'cannotBeCountered' &&
        (ability.if === undefined || holds(viewOf(state), ability.if, { object, controller })),
    ),
  exilesWhatYouCounter: (state: GameState, player: PlayerId): boolean =>
    changesOf(state, 'exilesWhatYouCounter').some(({ source }) => source.controller === player),
  damageLeavesOneLife: (state: GameState, player: PlayerId): boolean =>
    changesOf(state, 'damageLeavesOneLife').some(({ source }) => source.controller === player),
  // CR 615.12
  damageUnpreventable: (state: GameState, damage: WouldBeDealt): boolean =>
    changesOf(state, 'damageUnpreventable').some(({ change, source }) =>
      isSaid(state, change, damage, source),
    ),
  // CR 615.1: what abilities and effects would prevent of this damage.
  preventDamage: (state: GameState, damage: WouldBeDealt): readonly Prevention[] =>
    changesOf(state, 'preventDamage')
      .filter((active) => prevents(state, active, damage))
      .map(preventionBy),
  preventDamageToYou: (state: GameState, damage: WouldBeDealt): readonly Prevention[] =>
    changesOf(state, 'preventDamageToYou')
      .filter(
        ({ change, source }) =>
          damage.to.kind === 'player' &&
          damage.to.player === source.controller &&
          isSaid(state, change, damage, source),
      )
      .map(preventionBy),
  impose: (state: GameState) => effectsOf(state, 'impose'),
  // CR 613.1b: the last effect by which somebody controls it.
  gainControl: (state: GameState, permanent: ObjectId) =>
    effectsOf(state, 'gainControl').findLast(({ affects }) => affects.includes(permanent)),
  // CR 701.19a: all shields that it has.
  regenerationShield: (state: GameState, permanent: ObjectId) =>
    effectsOf(state, 'regenerationShield').filter(({ affects }) => affects.includes(permanent)),
} satisfies Readonly<Record<ChangeOfRules, (...about: readonly never[]) => unknown>>;

function affecting(kind: Change['kind']): (state: GameState, permanent: ObjectId) => boolean {
  return (state, permanent) => isAffected(state, permanent, kind);
}

/** CR 701.43a: what keeps it from untapping in somebody's next untap step does nothing in another player's. */
const duringUntapStep = (state: GameState): GameState => ({
  ...state,
  continuousEffects: state.continuousEffects.filter(
    ({ until, controller }) =>
      until !== 'yourNextUntapStep' || controller === state.turn.activePlayer,
  ),
});

/** CR 607.2a: a permanent of an opponent forbids the names of cards that were exiled with it. */
function forbidsNamesExiled(state: GameState, player: PlayerId, name: ObjectName): boolean {
  return (
    name.kind === 'card' &&
    changesOf(state, 'forbidsNamesExiled').some(
      ({ source }) =>
        source.controller !== player &&
        state.cards.some(
          ({ exiledBy, printed }) =>
            exiledBy === source.object &&
            printed.name.kind === 'card' &&
            printed.name.card === name.card,
        ),
    )
  );
}

type Preventing = ActiveChange & { readonly change: ChangeOf<'preventDamage'> };

function prevents(
  state: GameState,
  { change, affects, all, source }: Preventing,
  damage: WouldBeDealt,
): boolean {
  if (!isSaid(state, change, damage, source)) return false;
  const { id, to } = damage;
  switch (change.which) {
    case 'everything':
      return true;
    case 'dealtBy':
      return affects.includes(id);
    case 'dealtTo':
      return to.kind === 'object'
        ? affects.includes(to.object)
        : all === undefined && to.player === source.player;
  }
}

const preventionBy = ({
  key,
  change: { kind, n, ...more },
  source,
}: ActiveChange & {
  readonly change: ChangeOf<'preventDamage' | 'preventDamageToYou'>;
}): Prevention => ({
  by: source.object,
  key,
  ...(n === undefined ? {} : { n }),
  ...('removing' in more ? { removing: more.removing } : {}),
});
