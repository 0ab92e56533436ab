import { editionOf } from '../citation/editions.ts';
import type { RequirementAbility, RequirementOf } from '../language/requirement.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Requirement } from '../solver/problem.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
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
    .filter(isOfAttackers)
    .filter((inPlay) => applies(state, inPlay))
    .flatMap((inPlay) =>
      choosers.flatMap((id, chooser) =>
        inPlay.subjects.has(id) && !hasDoneSo(state, inPlay.ability, id)
          ? asked({ state, inPlay, chooser, choosers, targets }).map((requirement) => ({
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

/** One ability that requires something of one creature. */
interface Setting<C extends OfAttackers = OfAttackers> {
  readonly state: GameState;
  readonly inPlay: InPlay<RequirementAbility<C>>;
  readonly chooser: number;
  readonly choosers: readonly ObjectId[];
  readonly targets: readonly AttackedChoice[];
}

type OfAttackers = RequirementOf<'attacking'>;
type Asking<C extends OfAttackers> = (setting: Setting<C>) => readonly Requirement[];

// The entry is the one of the ability's own word.
const asked = (setting: Setting): readonly Requirement[] =>
  (ASKING[setting.inPlay.ability.requirement] as Asking<OfAttackers>)(setting);

const isOfAttackers = (
  inPlay: InPlay<RequirementAbility>,
): inPlay is InPlay<RequirementAbility<OfAttackers>> =>
  Object.hasOwn(ASKING, inPlay.ability.requirement);

const ASKING: { readonly [C in OfAttackers]: Asking<C> } = {
  attacksIfAble: ({ state, inPlay: { ability, source }, chooser, targets }) =>
    ability.attacked === undefined
      ? [{ kind: 'declared', chooser }]
      : [
          {
            kind: 'declaredOn',
            chooser,
            targets: positions(targets, (choice) =>
              attackedFits(state, ability.attacked, choice, source),
            ),
          },
        ],
  // CR 701.15b: attacks if able, and attacks a player other than who goaded it if able: two requirements.
  goaded: ({ inPlay: { source }, chooser, targets }) => [
    { kind: 'declared', chooser },
    {
      kind: 'declaredOn',
      chooser,
      targets: positions(
        targets,
        (choice) => choice.kind === 'player' && choice.player !== source.controller,
      ),
    },
  ],
  // The solver does not count a creature among the others of its own requirement.
  attacksIfAnotherAttacks: ({ state, inPlay: { ability, source }, chooser, choosers }) => [
    {
      kind: 'declaredIf',
      chooser,
      others: fittingChoosers(state, ability.filter, choosers, source),
    },
  ],
};

const positions = (
  targets: readonly AttackedChoice[],
  fits: (choice: AttackedChoice) => boolean,
): readonly number[] => targets.flatMap((choice, index) => (fits(choice) ? [index] : []));
