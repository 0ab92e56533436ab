import { numberOfSubsets } from '../vocabulary/subsets.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';

/** Every declaration of eligible pairs within the capacities, restrictions aside; the empty one comes first. */
export function* everyDeclaration(problem: DeclarationProblem): Generator<Declaration> {
  yield* fromChooser(problem, targetsByChooser(problem), 0, []);
}

/** How many of them there are, without going through them; `Infinity` where no number is large enough. */
export function declarationsIn(problem: DeclarationProblem): number {
  let product = 1;
  for (const [chooser, targets] of targetSets(problem).entries()) {
    product *= Number(numberOfSubsets(targets.size, problem.choosers[chooser]?.capacity ?? 0));
    if (product === Infinity) break;
  }
  return product;
}

function* fromChooser(
  problem: DeclarationProblem,
  targets: readonly (readonly number[])[],
  chooser: number,
  declared: Declaration,
): Generator<Declaration> {
  const here = targets[chooser];
  if (here === undefined) {
    yield declared;
    return;
  }
  for (const chosen of subsets(here, problem.choosers[chooser]?.capacity ?? 0)) {
    const more = chosen.map((target): Pair => [chooser, target]);
    yield* fromChooser(problem, targets, chooser + 1, [...declared, ...more]);
  }
}

const targetsByChooser = (problem: DeclarationProblem): readonly (readonly number[])[] =>
  targetSets(problem).map((targets) => [...targets]);

function targetSets({ choosers, pairs }: DeclarationProblem): readonly ReadonlySet<number>[] {
  const sets = choosers.map(() => new Set<number>());
  for (const { chooser, target } of pairs) sets[chooser]?.add(target);
  return sets;
}

/** Every subset of at most `size` members, the empty one first. */
function* subsets(members: readonly number[], size: number): Generator<readonly number[]> {
  yield [];
  if (size <= 0) return;
  for (const [index, member] of members.entries()) {
    for (const rest of subsets(members.slice(index + 1), size - 1)) yield [member, ...rest];
  }
}
