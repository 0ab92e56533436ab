/** What declarations near a proposed one pay. */

import { subsetsOf } from '../vocabulary/subsets.ts';
import { type Charges, chargesIn, isCostly } from './paid.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';

export interface ChargesNear {
  readonly charges: Charges;
  /** For how many choosers something else is paid: whatever pays that is at least as many changes away. */
  readonly away: number;
}

/** Everything that can be paid, the nearest to what the proposed declaration pays first. */
export function* chargesNear(
  problem: DeclarationProblem,
  proposed: Declaration,
): Generator<ChargesNear> {
  const now = chargesIn(problem, proposed);
  const choosers = [...new Set(problem.pairs.filter(isCostly).map(({ chooser }) => chooser))];
  const others = new Map(
    choosers.map((chooser) => {
      const paid = keyOf(now.get(chooser) ?? new Set());
      return [chooser, payableBy(problem, chooser).filter((one) => keyOf(one) !== paid)] as const;
    }),
  );
  for (let away = 0; away <= choosers.length; away++) {
    for (const changed of subsetsOf(choosers, away, away)) {
      for (const charges of replaced(now, changed, others)) yield { charges, away };
    }
  }
}

function* replaced(
  charges: Charges,
  changed: readonly number[],
  others: ReadonlyMap<number, readonly ReadonlySet<number>[]>,
): Generator<Charges> {
  const [chooser, ...rest] = changed;
  if (chooser === undefined) {
    yield charges;
    return;
  }
  for (const other of others.get(chooser) ?? [])
    yield* replaced(new Map([...charges, [chooser, other]]), rest, others);
}

/** Whatever one chooser may pay, each once: nothing first. */
function payableBy(problem: DeclarationProblem, chooser: number): readonly ReadonlySet<number>[] {
  const { capacity } = problem.choosers[chooser] ?? { capacity: 0 };
  const kinds = new Map<string, ReadonlySet<number>>();
  for (const { chooser: whose, costs = [] } of problem.pairs)
    if (whose === chooser && costs.length > 0) kinds.set(keyOf(costs), new Set(costs));
  let payable = new Map<string, ReadonlySet<number>>([['', new Set()]]);
  for (let pairs = 0; pairs < Math.min(capacity, kinds.size); pairs++) {
    const more = [...payable.values()].flatMap((one) =>
      [...kinds.values()].map((kind) => one.union(kind)),
    );
    payable = new Map([...payable.values(), ...more].map((one) => [keyOf(one), one]));
  }
  return [...payable.values()];
}

const keyOf = (costs: Iterable<number>): string => [...costs].toSorted((a, b) => a - b).join();
