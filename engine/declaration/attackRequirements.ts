import { editionOf } from '../citation/editions.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Requirement } from '../solver/problem.ts';
import type { GameState } from '../state/gameState.ts';
import type { RequirementAbility } from '../vocabulary/declarationAbilities.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { abilitiesInPlay, applies, type InPlay } from './abilitiesInPlay.ts';
import { attackedFits } from './attackedFits.ts';
import { fittingChoosers } from './fittingChoosers.ts';
import type { NamedRequirement } from './namedProblem.ts';

/** CR 508.1d: every requirement that a choice of attackers is measured by, each creature's counted by itself. */
export const attackRequirements = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRequirement[] =>
  abilitiesInPlay(state, 'requirement')
    .filter((inPlay) => applies(state, inPlay))
    .flatMap((inPlay) =>
      choosers.flatMap((id, chooser) =>
        inPlay.subjects.has(id) && !hasDoneSo(state, inPlay.ability, id)
          ? requirementsOn(state, inPlay, chooser, choosers, targets).map((requirement) => ({
              requirement,
              count: {
                source: inPlay.source.object,
                requirement: inPlay.ability.requirement,
                creature: id,
                attacker: undefined,
              },
              ...(asksAgain(state, inPlay.ability, id)
                ? { rules: ['attackers.requirementEachCombat'] }
                : {}),
            }))
          : [],
      ),
    );

/**
 * CR 508.1d: one that attacks if able in a turn is asked anew in each of its combat phases; before CR 2024-07-30 508.1d it
 * had done so once it had attacked.
 */
const hasDoneSo = (state: GameState, ability: RequirementAbility, id: ObjectId): boolean =>
  isMetEarlier(state, ability, id) && !editionOf(state.edition).attackIfAbleEachCombat;

const asksAgain = (state: GameState, ability: RequirementAbility, id: ObjectId): boolean =>
  isMetEarlier(state, ability, id) && editionOf(state.edition).attackIfAbleEachCombat;

const isMetEarlier = (
  { turn }: GameState,
  { requirement }: RequirementAbility,
  id: ObjectId,
): boolean => requirement === 'attacksIfAble' && turn.attackedEarlier?.includes(id) === true;

function requirementsOn(
  state: GameState,
  { ability, source }: InPlay<RequirementAbility>,
  chooser: number,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly Requirement[] {
  switch (ability.requirement) {
    case 'attacksIfAble':
      return ability.attacked === undefined
        ? [{ kind: 'declared', chooser }]
        : [
            {
              kind: 'declaredOn',
              chooser,
              targets: positions(targets, (choice) =>
                attackedFits(state, ability.attacked, choice, source),
              ),
            },
          ];
    // CR 701.15b: attacks if able, and attacks a player other than who goaded it if able: two requirements.
    case 'goaded':
      return [
        { kind: 'declared', chooser },
        {
          kind: 'declaredOn',
          chooser,
          targets: positions(
            targets,
            (choice) => choice.kind === 'player' && choice.player !== source.controller,
          ),
        },
      ];
    // The solver does not count a creature among the others of its own requirement.
    case 'attacksIfAnotherAttacks':
      return [
        {
          kind: 'declaredIf',
          chooser,
          others: fittingChoosers(state, ability.filter, choosers, source),
        },
      ];
    // These speak of blocking.
    case 'blocksIfAble':
    case 'blocksEachIfAble':
    case 'mustBeBlocked':
    case 'mustBeBlockedByExactlyOne':
    case 'mustBeBlockedByAll':
      return [];
    default:
      return assertNever(ability.requirement);
  }
}

const positions = (
  targets: readonly AttackedChoice[],
  fits: (choice: AttackedChoice) => boolean,
): readonly number[] => targets.flatMap((choice, index) => (fits(choice) ? [index] : []));
