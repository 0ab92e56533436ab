import type { ImplicitConstraint } from '../conflicts.ts';
import { everyDeclaration } from '../enumerate.ts';
import { conditionsOf } from '../evaluate.ts';
import type { DeclarationProblem } from '../problem.ts';

/** Whether one declaration can obey all these requirements under these restrictions and limits alone. */
export function canHoldTogether(
  problem: DeclarationProblem,
  requirements: readonly number[],
  restrictions: readonly number[],
  implicit: readonly ImplicitConstraint[],
): boolean {
  const isLimited = (chooser: number): boolean =>
    implicit.some((one) => one.kind === 'capacity' && one.chooser === chooser);
  const isOut = (chooser: number, target: number): boolean =>
    implicit.some(
      (one) => one.kind === 'unpaid' && one.chooser === chooser && one.target === target,
    );
  const relaxed: DeclarationProblem = {
    ...problem,
    choosers: problem.choosers.map((one, chooser) =>
      isLimited(chooser) ? one : { capacity: Infinity },
    ),
    pairs: problem.pairs.filter(({ chooser, target }) => !isOut(chooser, target)),
  };
  return [...everyDeclaration(relaxed)].some((declaration) => {
    const { broken, obeyed } = conditionsOf(relaxed, declaration);
    return (
      !broken.some((one) => restrictions.includes(one)) &&
      requirements.every((one) => obeyed.includes(one))
    );
  });
}
