import type { RuleKey } from '../citation/ruleIndex.ts';
import type { RequirementCount, RestrictionSource } from '../log/verdict.ts';
import type {
  Affordability,
  Chooser,
  DeclarationProblem,
  EligiblePair,
  Following,
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

/** A requirement that depends on what is declared, with its name. */
export interface NamedFollowing {
  readonly following: Following;
  readonly count: Omit<RequirementCount, 'obeyed'>;
}

/** The solver's problem with the names of everything in it; `T` is what stands for a target. */
export interface NamedProblem<T> {
  readonly choosers: readonly ObjectId[];
  readonly targets: readonly T[];
  readonly restrictions: readonly NamedRestriction[];
  readonly requirements: readonly NamedRequirement[];
  readonly followings: readonly NamedFollowing[];
  readonly problem: DeclarationProblem;
}

/** What a named problem is made of. */
export interface ToName<T> {
  readonly choosers: readonly { readonly id: ObjectId; readonly chooser: Chooser }[];
  readonly targets: readonly T[];
  readonly pairs: readonly EligiblePair[];
  readonly restrictions: readonly NamedRestriction[];
  readonly requirements: readonly NamedRequirement[];
  readonly followings?: readonly NamedFollowing[];
  readonly payment?: Affordability | undefined;
}

export const nameProblem = <T>({
  choosers,
  targets,
  pairs,
  restrictions,
  requirements,
  followings = [],
  payment,
}: ToName<T>): NamedProblem<T> => ({
  choosers: choosers.map(({ id }) => id),
  targets,
  restrictions,
  requirements,
  followings,
  problem: {
    choosers: choosers.map(({ chooser }) => chooser),
    targetCount: targets.length,
    pairs,
    restrictions: restrictions.map(({ restriction }) => restriction),
    requirements: requirements.map(({ requirement }) => requirement),
    followings: followings.map(({ following }) => following),
    ...(payment === undefined ? {} : { payment }),
  },
});
