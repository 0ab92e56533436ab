/**
 * The rule word for word: every declaration there is, and of those that break no restriction and can be paid for, the
 * ones that obey as many requirements as any other that its player is not made to pay more for (CR 508.1d, 509.1c).
 * Exponential: the oracle of the tests, and enough for a tiny board.
 */
import { everyDeclaration } from './enumerate.ts';
import { conditionsOf, followIn } from './evaluate.ts';
import { isCostly, paidIn } from './paid.ts';
import type { Declaration, DeclarationProblem, EligiblePair, Pair } from './problem.ts';

/** Every legal declaration, in the order of `everyDeclaration`; `every`: what that gives, where it has been gone through. */
export function legalDeclarations(
  problem: DeclarationProblem,
  every: readonly Declaration[] = [...everyDeclaration(problem)],
): readonly Declaration[] {
  const allowed = every
    .map((declaration) => ({ declaration, ...conditionsOf(problem, declaration) }))
    .filter(
      ({ declaration, broken }) =>
        broken.length === 0 && problem.payment?.canPay(declaration) !== false,
    )
    .map(({ declaration, obeyed }) => ({
      declaration,
      obeyed: obeyed.length,
      paid: paidBy(problem, declaration),
    }));
  const maximumFor = new Map<string, number>();
  for (const { paid } of allowed) {
    const key = paid.join();
    if (maximumFor.has(key)) continue;
    const affordable = allowed.filter((other) => other.paid.every((pair) => paid.includes(pair)));
    maximumFor.set(
      key,
      affordable.reduce((most, other) => Math.max(most, other.obeyed), 0),
    );
  }
  return allowed
    .filter(({ obeyed, paid }) => obeyed === maximumFor.get(paid.join()))
    .map(({ declaration }) => declaration)
    .filter((declaration) => followIn(problem, declaration).unfollowed.length === 0);
}

/** The largest number of requirements that can be obeyed while paying for none but these pairs. */
export function literalMaximum(problem: DeclarationProblem, paid: readonly Pair[]): number {
  const isFree = (one: EligiblePair): boolean =>
    !isCostly(one) || paid.some((pair) => pair[0] === one.chooser && pair[1] === one.target);
  const affordable = { ...problem, pairs: problem.pairs.filter(isFree) };
  let most = 0;
  for (const declaration of everyDeclaration(affordable)) {
    const { broken, obeyed } = conditionsOf(affordable, declaration);
    if (broken.length > 0 || problem.payment?.canPay(declaration) === false) continue;
    most = Math.max(most, obeyed.length);
  }
  return most;
}

/** What a declaration pays for, as what that lets it declare. */
const paidBy = (problem: DeclarationProblem, declaration: Declaration): readonly string[] =>
  paidIn(problem, declaration).map((pair) => pair.join());
