import type { RuleKey } from '../citation/ruleIndex.ts';
import type { RequirementCount, RestrictionSource } from '../log/verdict.ts';
import type {
  Chooser,
  DeclarationProblem,
  EligiblePair,
  Requirement,
  Restriction,
} from '../solver/problem.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** A restriction of the problem together with where it comes from. */
export interface NamedRestriction {
  readonly restriction: Restriction;
  readonly by: RestrictionSource;
  /** The creatures it binds, the one to blame first. */
  readonly objects: readonly ObjectId[];
  readonly rules: readonly RuleKey[];
}

export interface NamedRequirement {
  readonly requirement: Requirement;
  readonly count: Omit<RequirementCount, 'obeyed'>;
  /** What makes it one here, beside the rule that every requirement comes under. */
  readonly rules?: readonly RuleKey[];
}

/** The solver's problem with the names of everything in it; `T` is what stands for a target. */
export interface NamedProblem<T> {
  readonly choosers: readonly ObjectId[];
  readonly targets: readonly T[];
  readonly restrictions: readonly NamedRestriction[];
  readonly requirements: readonly NamedRequirement[];
  readonly problem: DeclarationProblem;
}

export function nameProblem<T>(
  choosers: readonly { readonly id: ObjectId; readonly chooser: Chooser }[],
  targets: readonly T[],
  pairs: readonly EligiblePair[],
  restrictions: readonly NamedRestriction[],
  requirements: readonly NamedRequirement[],
): NamedProblem<T> {
  return {
    choosers: choosers.map(({ id }) => id),
    targets,
    restrictions,
    requirements,
    problem: {
      choosers: choosers.map(({ chooser }) => chooser),
      targetCount: targets.length,
      pairs,
      restrictions: restrictions.map(({ restriction }) => restriction),
      requirements: requirements.map(({ requirement }) => requirement),
    },
  };
}
