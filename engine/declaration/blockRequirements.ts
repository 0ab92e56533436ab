import type { RequirementAbility, RequirementOf } from '../language/requirement.ts';
import type { Requirement } from '../solver/problem.ts';
import { abilitiesInPlay, applies, type InPlay } from '../state/abilitiesInPlay.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { matches } from '../state/matches.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { takenFor } from './beliefs/takenFor.ts';
import type { NamedRequirement } from './namedProblem.ts';

/** CR 509.1c: every requirement that a choice of blocks is measured by, one for each creature that it binds. */
export const blockRequirements = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRequirement[] =>
  abilitiesInPlay(state, 'requirement')
    .filter(isOfBlockers)
    .filter((inPlay) => applies(state, inPlay))
    .flatMap((inPlay) => asked(state, settingOf(state, inPlay, choosers, targets)));

type OfBlockers = RequirementOf<'blocking'>;

/** One ability that requires something, with the board on which it does. */
interface Setting<C extends OfBlockers = OfBlockers> {
  readonly ability: RequirementAbility<C>;
  readonly source: ObjectId;
  /** The creatures of each side that the ability is about. */
  readonly blockers: readonly Placed[];
  readonly attackers: readonly Placed[];
  readonly everyBlocker: readonly Placed[];
  readonly everyAttacker: readonly Placed[];
  readonly fits: (id: ObjectId) => boolean;
}

interface Placed {
  readonly id: ObjectId;
  readonly at: number;
}

type Asking<C extends OfBlockers> = (setting: Setting<C>) => readonly NamedRequirement[];

// The entry is the one of the ability's own word, or of the word that it is taken for.
const asked = (state: GameState, setting: Setting): readonly NamedRequirement[] => {
  const asking: Asking<OfBlockers> = entryOf(ASKING, takenFor(state, setting.ability.requirement));
  return asking(setting);
};

const isOfBlockers = (
  inPlay: InPlay<RequirementAbility>,
): inPlay is InPlay<RequirementAbility<OfBlockers>> =>
  Object.hasOwn(ASKING, inPlay.ability.requirement);

const ASKING: { readonly [C in OfBlockers]: Asking<C> } = {
  blocksIfAble: (setting) => {
    const { ability, blockers, everyAttacker, fits } = setting;
    const meant = everyAttacker.filter(({ id }) => fits(id)).map(({ at }) => at);
    return blockers.map(({ id, at: chooser }) =>
      ability.filter === undefined
        ? named(setting, { kind: 'declared', chooser }, { creature: id })
        : named(setting, { kind: 'declaredOn', chooser, targets: meant }, { creature: id }),
    );
  },
  blocksEachIfAble: (setting) =>
    setting.blockers.flatMap((blocker) =>
      setting.everyAttacker.map((attacker) => onEachOther(setting, blocker, attacker)),
    ),
  mustBeBlocked: (setting) =>
    setting.attackers.map(({ id, at: target }) =>
      named(
        setting,
        { kind: 'covered', target, atLeast: setting.ability.n ?? 1 },
        { attacker: id },
      ),
    ),
  mustBeBlockedByOne: (setting) => {
    const fitting = setting.everyBlocker.filter(({ id }) => setting.fits(id));
    const choosers = fitting.map(({ at }) => at);
    const among = fitting.map(({ id }) => id);
    return setting.attackers.map(({ id, at: target }) =>
      named(setting, { kind: 'someOn', choosers, targets: [target] }, { attacker: id, among }),
    );
  },
  mustBeBlockedByExactlyOne: (setting) =>
    setting.attackers.map(({ id, at: target }) =>
      named(setting, { kind: 'coveredExactly', target, n: 1 }, { attacker: id }),
    ),
  mustBeBlockedByAll: (setting) =>
    setting.attackers.flatMap((attacker) =>
      setting.everyBlocker
        .filter(({ id }) => setting.fits(id))
        .map((blocker) => onEachOther(setting, blocker, attacker)),
    ),
};

function settingOf(
  state: GameState,
  { ability, source, subjects }: InPlay<RequirementAbility<OfBlockers>>,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): Setting {
  const view = viewOf(state);
  const everyBlocker = choosers.map((id, at) => ({ id, at }));
  const everyAttacker = targets.map((id, at) => ({ id, at }));
  return {
    ability,
    source: source.object,
    blockers: everyBlocker.filter(({ id }) => subjects.has(id)),
    attackers: everyAttacker.filter(({ id }) => subjects.has(id)),
    everyBlocker,
    everyAttacker,
    fits: (id) => matches(view, ability.filter ?? {}, id, source),
  };
}

type Named = Pick<Setting, 'ability' | 'source'>;

interface Asked {
  readonly creature?: ObjectId;
  readonly attacker?: ObjectId;
  readonly among?: readonly ObjectId[];
}

const onEachOther = (setting: Named, blocker: Placed, attacker: Placed): NamedRequirement =>
  named(
    setting,
    { kind: 'declaredOn', chooser: blocker.at, targets: [attacker.at] },
    { creature: blocker.id, attacker: attacker.id },
  );

const named = (
  { ability: { requirement: code }, source }: Named,
  requirement: Requirement,
  { creature, attacker, among }: Asked,
): NamedRequirement => ({
  requirement,
  count: {
    source,
    requirement: code,
    creature,
    attacker,
    ...(among === undefined ? {} : { among }),
  },
});
