import type { RuleKey } from '../citation/ruleIndex.ts';
import type {
  Conflict,
  Obstacle,
  RequirementCount,
  RestrictionSource,
  Violation,
} from '../log/verdict.ts';
import type { Conflicts, ImplicitConstraint } from '../solver/index.ts';
import { type Declaration, type Judge, type Judgement, judgeDeclaration } from '../solver/index.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever, known } from '../vocabulary/result.ts';
import type { NamedProblem, NamedRequirement, NamedRestriction } from './namedProblem.ts';
import { costNotPaid } from './payment.ts';

/** CR 508.1d, 509.1c: whether some requirement could be obeyed only for a cost, which nobody has to pay. */
export const isNotForced = ({ conflicts }: { readonly conflicts: readonly Conflict[] }): boolean =>
  conflicts.some(({ obstacles }) => obstacles.some(({ kind }) => kind === 'unpaid'));

/** A verdict whose declarations still are pairs of positions. */
export interface PairVerdict {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  readonly violations: readonly Violation[];
  readonly requirements: readonly RequirementCount[];
  readonly obeyed: number;
  readonly maximum: number;
  readonly bound: number;
  readonly better: Declaration | undefined;
  readonly nearest: Declaration | undefined;
  readonly conflicts: readonly Conflict[];
}

/** What is ruled on. */
export interface DeclarationToRule {
  /** What fits the board. */
  readonly pairs: Declaration;
  /** As said, with creatures that are declared more often than fits. */
  readonly proposed: Declaration;
  /** The violations of what does not fit it at all. */
  readonly misfits: readonly Violation[];
}

/** `rules` are cited where fewer requirements are obeyed than could be, and where it can't be paid. */
export function verdictOn<T>(
  named: NamedProblem<T>,
  { pairs, proposed, misfits }: DeclarationToRule,
  rules: { readonly requirements: RuleKey; readonly payCosts: RuleKey },
  judge: Judge = judgeDeclaration,
): PairVerdict {
  const judgement = judge(named.problem, pairs, { proposed });
  const violations = [
    ...misfits,
    ...restrictionViolations(named, pairs, judgement.broken),
    ...tooFewObeyed(named, judgement, rules.requirements),
    ...(judgement.isUnpaid ? [costNotPaid(creaturesIn(named, pairs), rules.payCosts)] : []),
  ];
  // What depends on what is declared can all be obeyed, and counts where it asks something.
  const { followed, unfollowed } = judgement;
  const asked = followed.length + unfollowed.length;
  return {
    verdict: violations.length > 0 ? 'illegal' : judgement.verdict,
    violations,
    requirements: requirementCounts(named, judgement),
    obeyed: judgement.obeyed.length + followed.length,
    maximum: judgement.maximum.atLeast + asked,
    bound: judgement.maximum.atMost + asked,
    better: judgement.better,
    nearest: nearestOf(judgement, misfits, pairs),
    conflicts: judgement.conflicts === undefined ? [] : conflictsOf(named, judgement.conflicts),
  };
}

// What fits may be legal by itself: then it is the nearest to a declaration with misfits.
function nearestOf(
  judgement: Judgement,
  misfits: readonly Violation[],
  pairs: Declaration,
): Declaration | undefined {
  if (judgement.nearest !== undefined) return judgement.nearest.declaration;
  return misfits.length > 0 && judgement.verdict === 'legal' ? pairs : undefined;
}

/** One that depends on what is declared counts neither as obeyed nor as not where it asks nothing. */
const requirementCounts = <T>(
  { requirements, followings }: NamedProblem<T>,
  { obeyed, followed, unfollowed }: Judgement,
): readonly RequirementCount[] => [
  ...requirements.map(({ count }, position) => ({ ...count, obeyed: obeyed.includes(position) })),
  ...followings.flatMap(({ count }, position) =>
    followed.includes(position) || unfollowed.includes(position)
      ? [{ ...count, obeyed: followed.includes(position) }]
      : [],
  ),
];

const creaturesIn = <T>({ choosers }: NamedProblem<T>, pairs: Declaration): readonly ObjectId[] => [
  ...new Set(pairs.map(([chooser]) => known(choosers[chooser], 'chooser'))),
];

// CR 508.1c, 509.1b: one violation for each restriction that is disobeyed, however many creatures disobey it.
export function restrictionViolations<T>(
  named: NamedProblem<T>,
  pairs: Declaration,
  broken: readonly number[],
): readonly Violation[] {
  const bySource = Map.groupBy(
    broken.map((position) => known(named.restrictions[position], 'restriction')),
    ({ by, objects }) => `${JSON.stringify(by)} ${objects[0]}`,
  );
  return [...bySource.values()].map((group): Violation => {
    const first = known(group[0], 'restriction');
    const counts = countsOf(first, pairs);
    return {
      code: 'restrictionDisobeyed',
      objects: [...new Set(group.flatMap(({ objects }) => objects))],
      by: first.by,
      rules: first.rules,
      ...(counts === undefined ? {} : { counts }),
    };
  });
}

function countsOf(
  { restriction }: NamedRestriction,
  pairs: Declaration,
): { readonly found: number; readonly needed: number } | undefined {
  const choosersOn = (targets: readonly number[]): number =>
    new Set(pairs.filter(([, target]) => targets.includes(target)).map(([chooser]) => chooser))
      .size;
  switch (restriction.kind) {
    case 'minChoosersOn':
      return { found: choosersOn([restriction.target]), needed: restriction.n };
    case 'maxChoosersOn':
      return { found: choosersOn(restriction.targets), needed: restriction.n };
    case 'maxChoosers':
      return { found: new Set(pairs.map(([chooser]) => chooser)).size, needed: restriction.n };
    case 'pairForbidden':
    case 'chooserForbidden':
    case 'allOrNoneOn':
    case 'notAlone':
    case 'onlyAlone':
    case 'needsCompanions':
    case 'notTogether':
      return undefined;
    default:
      return assertNever(restriction);
  }
}

// CR 508.1d, 509.1c: fewer than could be obeyed without disobeying a restriction.
function tooFewObeyed<T>(
  named: NamedProblem<T>,
  judgement: Judgement,
  rule: RuleKey,
): readonly Violation[] {
  const { obeyed, followed, unfollowed, maximum } = judgement;
  const isShort = obeyed.length < maximum.atLeast || unfollowed.length > 0;
  // What can't be paid is refused for that: more might not be payable either.
  if (!isShort || judgement.isUnpaid) return [];
  const unmet: readonly Pick<NamedRequirement, 'count' | 'rules'>[] = [
    ...named.requirements.filter((_, position) => !obeyed.includes(position)),
    ...named.followings.filter((_, position) => unfollowed.includes(position)),
  ];
  return [
    {
      code: 'fewerRequirementsThanPossible',
      objects: [...new Set(unmet.flatMap(({ count }) => count.creature ?? count.attacker ?? []))],
      rules: [rule, ...new Set(unmet.flatMap(({ rules = [] }) => rules))],
      counts: {
        found: obeyed.length + followed.length,
        needed: maximum.atLeast + followed.length + unfollowed.length,
      },
    },
  ];
}

function conflictsOf<T>(named: NamedProblem<T>, { sets }: Conflicts): readonly Conflict[] {
  return sets.map(({ requirements, restrictions, implicit }) => ({
    requirements: requirements.map((position) => ({
      ...known(named.requirements[position], 'requirement').count,
      obeyed: false,
    })),
    restrictions: uniqueSources(
      restrictions.map((position) => known(named.restrictions[position], 'restriction').by),
    ),
    obstacles: implicit.map((one) => obstacleOf(named.choosers, one)),
  }));
}

const obstacleOf = (
  choosers: readonly ObjectId[],
  { kind, chooser }: ImplicitConstraint,
): Obstacle => ({
  kind,
  creature: known(choosers[chooser], 'chooser'),
});

const uniqueSources = (sources: readonly RestrictionSource[]): readonly RestrictionSource[] => [
  ...new Map(sources.map((source) => [JSON.stringify(source), source])).values(),
];
