import type { Filter } from '../language/filter.ts';
import type { Requirement } from '../solver/problem.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { matches } from '../state/matches.ts';
import type { RequirementAbility } from '../vocabulary/declarationAbilities.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { abilitiesInPlay, applies, type InPlay } from './abilitiesInPlay.ts';
import type { NamedRequirement } from './namedProblem.ts';

/** CR 509.1c: every requirement that a choice of blocks is measured by, one for each creature that it binds. */
export const blockRequirements = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRequirement[] =>
  abilitiesInPlay(state, 'requirement').flatMap((inPlay) =>
    applies(state, inPlay) ? fromAbility(state, inPlay, choosers, targets) : [],
  );

function fromAbility(
  state: GameState,
  { ability, source, subjects }: InPlay<RequirementAbility>,
  choosers: readonly ObjectId[],
  targets: readonly ObjectId[],
): readonly NamedRequirement[] {
  const view = viewOf(state);
  const fits = (filter: Filter | undefined, id: ObjectId): boolean =>
    matches(view, filter ?? {}, id, source);
  const named = (
    requirement: Requirement,
    creature: ObjectId | undefined,
    attacker: ObjectId | undefined,
  ): NamedRequirement => ({
    requirement,
    count: { source: source.object, requirement: ability.requirement, creature, attacker },
  });
  const blockers = choosers.flatMap((id, chooser) => (subjects.has(id) ? [{ id, chooser }] : []));
  const attackers = targets.flatMap((id, target) => (subjects.has(id) ? [{ id, target }] : []));
  switch (ability.requirement) {
    case 'blocksIfAble': {
      if (ability.filter === undefined)
        return blockers.map(({ id, chooser }) =>
          named({ kind: 'declared', chooser }, id, undefined),
        );
      const meant = targets.flatMap((id, target) => (fits(ability.filter, id) ? [target] : []));
      return blockers.map(({ id, chooser }) =>
        named({ kind: 'declaredOn', chooser, targets: meant }, id, undefined),
      );
    }
    case 'blocksEachIfAble':
      return blockers.flatMap(({ id, chooser }) =>
        targets.map((attacker, target) =>
          named({ kind: 'declaredOn', chooser, targets: [target] }, id, attacker),
        ),
      );
    case 'mustBeBlocked':
      return attackers.map(({ id, target }) =>
        named({ kind: 'covered', target, atLeast: ability.n ?? 1 }, undefined, id),
      );
    case 'mustBeBlockedByExactlyOne':
      return attackers.map(({ id, target }) =>
        named({ kind: 'coveredExactly', target, n: 1 }, undefined, id),
      );
    case 'mustBeBlockedByAll':
      return attackers.flatMap(({ id, target }) =>
        choosers.flatMap((blocker, chooser) =>
          fits(ability.filter, blocker)
            ? [named({ kind: 'declaredOn', chooser, targets: [target] }, blocker, id)]
            : [],
        ),
      );
    // These speak of attacking.
    case 'attacksIfAble':
    case 'attacksIfAnotherAttacks':
    case 'goaded':
      return [];
    default:
      return assertNever(ability.requirement);
  }
}
