// What is believed of restrictions on company, where it is not so: that they don't bind a creature under a requirement.
// Its own are left out; the least number on a target binds only the others on it. That is no single problem but one for
// each way to set the targets apart: on some there is nobody but who is under a requirement, so that any number will do,
// on the rest the number holds for all.

import {
  type Declaration,
  type DeclarationProblem,
  evaluate,
  type Judge,
  judgeBriefly,
  type Restriction,
} from '../../solver/index.ts';
import { remembered } from '../../vocabulary/remembered.ts';
import { known } from '../../vocabulary/result.ts';
import { reckoned } from './comparedWith.ts';
import { notForbidden, underRequirement } from './underRequirement.ts';

/** Believed: who must, may do so alone. */
export const yieldingToRequirements =
  (judge: Judge): Judge =>
  (problem, declaration, options) => {
    const { required, cases } = yieldingOf(problem);
    const numbers = cases.map((one) => judgeBriefly(one, declaration).maximum.atLeast);
    const best = known(cases[numbers.indexOf(Math.max(...numbers))], 'case');
    const judgement = judge(best, declaration, options);
    const own = evaluate(
      caseOf(problem, required, alone(problem, required, declaration)),
      declaration,
    );
    const fits = own.malformed.length + own.broken.length === 0;
    const isUnpaid = fits && problem.payment?.canPay(declaration) === false;
    // What is apart is no restriction of the board's, so that it could explain nothing.
    return reckoned({ ...judgement, ...own, isUnpaid, conflicts: undefined }, judgement);
  };

interface Yielding {
  readonly required: ReadonlySet<number>;
  readonly cases: readonly DeclarationProblem[];
}

const yieldingOf = remembered((problem: DeclarationProblem): Yielding => {
  const required = underRequirement(problem);
  const cases = waysApart(problem, required).map((free) => caseOf(problem, required, free));
  return { required, cases };
});

/** Beyond so many targets that ask for company, the others keep asking: boards met in play have one or two. */
const MOST_APART = 4;

/** Every choice of targets on which there may be nobody else; only targets that ask for company come into question. */
function waysApart(
  problem: DeclarationProblem,
  required: ReadonlySet<number>,
): readonly ReadonlySet<number>[] {
  const reached = notForbidden(problem).flatMap(({ chooser, target }) =>
    required.has(chooser) ? [target] : [],
  );
  const asking = problem.restrictions.flatMap((one) =>
    one.kind === 'minChoosersOn' && reached.includes(one.target) ? [one.target] : [],
  );
  return [...new Set(asking)]
    .slice(0, MOST_APART)
    .reduce<readonly ReadonlySet<number>[]>(
      (ways, target) => ways.flatMap((way) => [way, new Set([...way, target])]),
      [new Set()],
    );
}

/** The targets on which the declaration has nobody but who is under a requirement. */
const alone = (
  { targetCount }: DeclarationProblem,
  required: ReadonlySet<number>,
  declaration: Declaration,
): ReadonlySet<number> =>
  new Set(
    Array.from({ length: targetCount }, (_, target) => target).filter((target) =>
      declaration.every(([chooser, on]) => on !== target || required.has(chooser)),
    ),
  );

/** Restrictions keep their positions; who may not be on the targets set apart stands after them. */
const caseOf = (
  problem: DeclarationProblem,
  required: ReadonlySet<number>,
  apart: ReadonlySet<number>,
): DeclarationProblem => ({
  ...problem,
  restrictions: [
    ...problem.restrictions.map((one) => (yields(one, required, apart) ? NOTHING : one)),
    ...problem.pairs
      .filter(({ chooser, target }) => apart.has(target) && !required.has(chooser))
      .map(({ chooser, target }): Restriction => ({ kind: 'pairForbidden', chooser, target })),
  ],
});

const yields = (
  one: Restriction,
  required: ReadonlySet<number>,
  apart: ReadonlySet<number>,
): boolean =>
  one.kind === 'minChoosersOn'
    ? apart.has(one.target)
    : (one.kind === 'notAlone' || one.kind === 'needsCompanions') && required.has(one.chooser);

const NOTHING: Restriction = { kind: 'minChoosersOn', target: 0, n: 0 };
