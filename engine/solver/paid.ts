/** What a declaration pays, and what may be declared for that. */
import type { Declaration, DeclarationProblem, EligiblePair, Pair } from './problem.ts';

export const isCostly = ({ costs }: EligiblePair): boolean =>
  costs !== undefined && costs.length > 0;

/**
 * The costly pairs that ask for nothing but what this declaration pays: its own, and whatever else the same costs let
 * the same choosers be declared on (CR 508.1d, 509.1c).
 */
export function paidIn(problem: DeclarationProblem, declaration: Declaration): readonly Pair[] {
  return affordedBy(problem, chargesIn(problem, declaration));
}

/** The costs that are paid, by chooser. */
export type Charges = ReadonlyMap<number, ReadonlySet<number>>;

export function chargesIn(problem: DeclarationProblem, declaration: Declaration): Charges {
  const charges = new Map<number, Set<number>>();
  const declared = new Set(declaration.map((pair) => pair.join()));
  for (const { chooser, target, costs = [] } of problem.pairs) {
    if (costs.length === 0 || !declared.has(`${chooser},${target}`)) continue;
    charges.set(chooser, new Set([...(charges.get(chooser) ?? []), ...costs]));
  }
  return charges;
}

/** Every cost there is: whoever pays all of them may declare whatever fits. */
export function allCharges({ pairs }: DeclarationProblem): Charges {
  const charges = new Map<number, Set<number>>();
  for (const { chooser, costs = [] } of pairs)
    charges.set(chooser, new Set([...(charges.get(chooser) ?? []), ...costs]));
  return charges;
}

const isWithin = ({ chooser, costs = [] }: EligiblePair, paid: Charges): boolean =>
  costs.every((cost) => paid.get(chooser)?.has(cost) === true);

/** The costly pairs that may be declared for these charges. */
export const affordedBy = (problem: DeclarationProblem, paid: Charges): readonly Pair[] =>
  problem.pairs
    .filter((pair) => isCostly(pair) && isWithin(pair, paid))
    .map(({ chooser, target }): Pair => [chooser, target]);
