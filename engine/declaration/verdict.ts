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
import type { NamedProblem, NamedRestriction } from './namedProblem.ts';

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

/**
 * Rules on the pairs that fit the board, after `misfits`, the violations of what does not fit it at all.
 * `requirementsRule` is cited where fewer requirements are obeyed than could be.
 */
export function verdictOn<T>(
  named: NamedProblem<T>,
  pairs: Declaration,
  misfits: readonly Violation[],
  requirementsRule: RuleKey,
  judge: Judge = judgeDeclaration,
): PairVerdict {
  const judgement = judge(named.problem, pairs);
  const violations = [
    ...misfits,
    ...restrictionViolations(named, pairs, judgement.broken),
    ...tooFewObeyed(named, judgement, requirementsRule),
  ];
  return {
    verdict: violations.length > 0 ? 'illegal' : judgement.verdict,
    violations,
    requirements: requirementCounts(named, judgement.obeyed),
    obeyed: judgement.obeyed.length,
    maximum: judgement.maximum.atLeast,
    bound: judgement.maximum.atMost,
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

const requirementCounts = <T>(
  { requirements }: NamedProblem<T>,
  obeyed: readonly number[],
): readonly RequirementCount[] =>
  requirements.map(({ count }, position) => ({ ...count, obeyed: obeyed.includes(position) }));

// CR 508.1c, 509.1b: one violation for each restriction that is disobeyed, however many creatures disobey it.
function restrictionViolations<T>(
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
  if (judgement.obeyed.length >= judgement.maximum.atLeast) return [];
  const unmet = named.requirements.filter((_, position) => !judgement.obeyed.includes(position));
  return [
    {
      code: 'fewerRequirementsThanPossible',
      objects: [...new Set(unmet.flatMap(({ count }) => count.creature ?? count.attacker ?? []))],
      rules: [rule, ...new Set(unmet.flatMap(({ rules = [] }) => rules))],
      counts: { found: judgement.obeyed.length, needed: judgement.maximum.atLeast },
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
