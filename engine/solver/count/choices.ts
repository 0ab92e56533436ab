/**
 * What one chooser can be declared on, as far as it makes a difference. Targets that no condition looks at are not told
 * apart: a choice stands for all that differ in such targets only.
 */
import { numberOfSubsets, subsetsOf } from '../../vocabulary/subsets.ts';
import { affordedBy, chargesIn, isCostly } from '../paid.ts';
import type { DeclarationProblem, Requirement } from '../problem.ts';
import type { Tracker } from './trackers.ts';

export interface CountedChoice {
  /** Of the targets that no condition looks at, one stands for all, and only where there is no other. */
  readonly on: readonly number[];
  /** For how many choices it stands. */
  readonly ways: bigint;
  /** Requirements of this chooser alone that it does not obey. */
  readonly unmet: number;
  /** The targets that it could be declared on for what it pays. */
  readonly paid: readonly number[];
}

/** Undefined when there are more than `most`. */
export function choicesOf(
  problem: DeclarationProblem,
  chooser: number,
  trackers: readonly Tracker[],
  most: number,
): readonly CountedChoice[] | undefined {
  const pairs = problem.pairs.filter((pair) => pair.chooser === chooser);
  const own = problem.requirements.filter(
    (one) => (one.kind === 'declared' || one.kind === 'declaredOn') && one.chooser === chooser,
  );
  const looked = new Set([
    ...trackers.flatMap(({ looksAt }) => looksAt),
    ...own.flatMap((one) => (one.kind === 'declaredOn' ? one.targets : [])),
  ]);
  const isPlain = (pair: (typeof pairs)[number]): boolean =>
    !isCostly(pair) && !looked.has(pair.target);
  const special = pairs.filter((pair) => !isPlain(pair));
  const plain = pairs.filter(isPlain);
  const capacity = Math.min(problem.choosers[chooser]?.capacity ?? 0, pairs.length);
  if (numberOfSubsets(special.length, capacity) > BigInt(most)) return undefined;
  return [...subsetsOf(special, capacity)].toReversed().flatMap((some) => {
    const on = some.map(({ target }) => target);
    const paid = paidFor(problem, chooser, on);
    const choice = (targets: readonly number[], ways: bigint): CountedChoice => ({
      on: targets,
      ways,
      unmet: own.filter((one) => !isObeyed(one, targets)).length,
      paid,
    });
    const ways = numberOfSubsets(plain.length, capacity - some.length);
    const [first] = plain;
    if (on.length > 0 || first === undefined || ways === 1n) return [choice(on, ways)];
    return [choice([], 1n), choice([first.target], ways - 1n)];
  });
}

function paidFor(
  problem: DeclarationProblem,
  chooser: number,
  on: readonly number[],
): readonly number[] {
  const own = { ...problem, pairs: problem.pairs.filter((pair) => pair.chooser === chooser) };
  const charges = chargesIn(
    own,
    on.map((target) => [chooser, target]),
  );
  return charges.size === 0 ? [] : affordedBy(own, charges).map(([, target]) => target);
}

const isObeyed = (requirement: Requirement, on: readonly number[]): boolean =>
  requirement.kind === 'declaredOn'
    ? requirement.targets.some((target) => on.includes(target))
    : on.length > 0;
