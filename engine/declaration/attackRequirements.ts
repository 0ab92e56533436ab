import type { RuleKey } from '../citation/ruleIndex.ts';
import type { RequirementAbility, RequirementOf } from '../language/requirement.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { RequirementCount } from '../log/verdict.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { Requirement } from '../solver/problem.ts';
import { abilitiesInPlay, applies, type InPlay } from '../state/abilitiesInPlay.ts';
import type { GameState } from '../state/gameState.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { attackedFits } from './attackedFits.ts';
import { isGoadForbidding } from './beliefs/goading.ts';
import { fittingChoosers } from './fittingChoosers.ts';
import type { NamedFollowing, NamedRequirement } from './namedProblem.ts';

/** CR 508.1d: every requirement that a choice of attackers is measured by, each creature's counted by itself. */
export const attackRequirements = (
  state: GameState,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRequirement[] =>
  requirementsInPlay(state)
    .filter(isUnconditional)
    .flatMap((inPlay, at, all): readonly NamedRequirement[] => [
      ...askedTogether(state, inPlay, choosers, targets),
      ...choosers.flatMap((id, chooser) =>
        inPlay.subjects.has(id) &&
        !hasDoneSo(state, inPlay.ability, id) &&
        !isGoadedAgain(inPlay, id, all.slice(0, at))
          ? asked({ state, inPlay, chooser, targets }).map(
              (requirement): NamedRequirement => ({
                requirement,
                count: {
                  source: inPlay.source.object,
                  requirement: inPlay.ability.requirement,
                  creature: id,
                  attacker: undefined,
                  ...goadingOf(inPlay, requirement),
                },
                rules: rulesBeside(state, inPlay.ability, id),
              }),
            )
          : [],
      ),
    ]);

/** CR 701.15b: of the two that goading asks, which this is, and who goaded. */
const goadingOf = (
  { ability, source }: InPlay<RequirementAbility>,
  { kind }: Requirement,
): Pick<RequirementCount, 'goadedBy' | 'elsewhere'> =>
  ability.requirement === 'goaded'
    ? { goadedBy: source.controller, ...(kind === 'declaredOn' ? { elsewhere: true } : {}) }
    : {};

/** What is asked of several creatures together counts once, and only where there is one to ask it of. */
function askedTogether(
  state: GameState,
  { ability, source, subjects }: InPlay<RequirementAbility<OfAttackers>>,
  choosers: readonly ObjectId[],
  targets: readonly AttackedChoice[],
): readonly NamedRequirement[] {
  if (ability.requirement !== 'oneAttacksIfAble') return [];
  const meant = choosers.flatMap((id, chooser) => (subjects.has(id) ? [chooser] : []));
  if (meant.length === 0) return [];
  const on = positions(targets, (choice) => attackedFits(state, ability.attacked, choice, source));
  return [
    {
      requirement: { kind: 'someOn', choosers: meant, targets: on },
      count: {
        source: source.object,
        requirement: ability.requirement,
        creature: undefined,
        attacker: undefined,
        among: choosers.filter((id) => subjects.has(id)),
        attacked: targets.filter((_, target) => on.includes(target)),
      },
    },
  ];
}

/**
 * CR 508.1d: what a creature is asked where another attacks. It depends on what is declared, so it is no part of the
 * number that is to be reached.
 */
export const attackFollowings = (
  state: GameState,
  choosers: readonly ObjectId[],
): readonly NamedFollowing[] =>
  requirementsInPlay(state)
    .filter((inPlay) => !isUnconditional(inPlay))
    .flatMap(({ ability, source, subjects }) => {
      const others = fittingChoosers(state, ability.filter, choosers, source);
      return choosers.flatMap((id, chooser) =>
        subjects.has(id)
          ? [
              {
                // A creature is not among the others of its own requirement.
                following: { chooser, others: others.filter((other) => other !== chooser) },
                count: {
                  source: source.object,
                  requirement: ability.requirement,
                  creature: id,
                  attacker: undefined,
                },
              },
            ]
          : [],
      );
    });

const requirementsInPlay = (state: GameState): readonly InPlay<RequirementAbility<OfAttackers>>[] =>
  abilitiesInPlay(state, 'requirement')
    .filter(isOfAttackers)
    .filter((inPlay) => applies(state, inPlay));

/** CR 701.15d: the same player goading it again asks nothing more. */
const isGoadedAgain = (
  { ability, source }: InPlay<RequirementAbility>,
  id: ObjectId,
  before: readonly InPlay<RequirementAbility>[],
): boolean =>
  ability.requirement === 'goaded' &&
  before.some(
    (one) =>
      one.ability.requirement === 'goaded' &&
      one.source.controller === source.controller &&
      one.subjects.has(id),
  );

/**
 * CR 508.1d: one that attacks if able in a turn is asked anew in each of its combat phases; before CR 2024-07-30 508.1d it
 * had done so once it had attacked.
 */
const hasDoneSo = (state: GameState, ability: RequirementAbility, id: ObjectId): boolean =>
  isMetEarlier(state, ability, id) && !rulesOf(state).attackIfAbleEachCombat;

/** CR 701.15b, 508.1d: what says so beside the rule of all requirements. */
const rulesBeside = (
  state: GameState,
  ability: RequirementAbility,
  id: ObjectId,
): readonly RuleKey[] => [
  ...(ability.requirement === 'goaded' ? (['action.goaded'] as const) : []),
  ...(asksAgain(state, ability, id) ? (['attackers.requirementEachCombat'] as const) : []),
];

const asksAgain = (state: GameState, ability: RequirementAbility, id: ObjectId): boolean =>
  isMetEarlier(state, ability, id) && rulesOf(state).attackIfAbleEachCombat;

const isMetEarlier = (
  { turn }: GameState,
  { requirement }: RequirementAbility,
  id: ObjectId,
): boolean => requirement === 'attacksIfAble' && turn.attackedEarlier?.includes(id) === true;

/** One ability that requires something of one creature. */
interface Setting<C extends Unconditional = Unconditional> {
  readonly state: GameState;
  readonly inPlay: InPlay<RequirementAbility<C>>;
  readonly chooser: number;
  readonly targets: readonly AttackedChoice[];
}

type OfAttackers = RequirementOf<'attacking'>;
/** What it asks, it asks whatever is declared. */
type Unconditional = Exclude<OfAttackers, 'attacksIfAnotherAttacks'>;
type Asking<C extends Unconditional> = (setting: Setting<C>) => readonly Requirement[];

const asked = (setting: Setting): readonly Requirement[] => {
  const asking: Asking<Unconditional> = entryOf(ASKING, setting.inPlay.ability.requirement);
  return asking(setting);
};

const isOfAttackers = (
  inPlay: InPlay<RequirementAbility>,
): inPlay is InPlay<RequirementAbility<OfAttackers>> =>
  isUnconditional(inPlay) || inPlay.ability.requirement === 'attacksIfAnotherAttacks';

const isUnconditional = (
  inPlay: InPlay<RequirementAbility>,
): inPlay is InPlay<RequirementAbility<Unconditional>> =>
  Object.hasOwn(ASKING, inPlay.ability.requirement);

const ASKING: { readonly [C in Unconditional]: Asking<C> } = {
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
  // CR 701.15b: to attack, and to attack somebody else than who goaded it: two requirements.
  goaded: ({ state, inPlay: { source }, chooser, targets }) =>
    isGoadForbidding(state)
      ? [{ kind: 'declared', chooser }]
      : [
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
  // This is asked of all of them together, by `askedTogether`.
  oneAttacksIfAble: () => [],
};

const positions = (
  targets: readonly AttackedChoice[],
  fits: (choice: AttackedChoice) => boolean,
): readonly number[] => targets.flatMap((choice, index) => (fits(choice) ? [index] : []));
