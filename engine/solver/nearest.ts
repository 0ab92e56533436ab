/**
 * The legal declaration with the fewest changes from a proposed one: what would put an illegal declaration right.
 *
 * For whatever its player is ready to pay, one search finds it: most requirements first, then most pairs kept and
 * fewest added. What that finds obeys enough, even if it pays less, since paying less never lets more be obeyed (CR
 * 508.1d, 509.1c). A declaration that pays exactly so much is at least as many changes away as there are choosers for
 * whom the proposed one pays something else; so what may be paid is tried from the nearest outwards, until the next is
 * too far to better what was found. Where paying lets no more be obeyed at all, one search among all declarations that
 * obey as much tells how near any of them can be, whatever it pays. A search knows nothing of who has to come along: where
 * somebody is missing, they are brought along, and what might be nearer is looked at one by one.
 */

import { once } from '../vocabulary/remembered.ts';
import { chargesNear } from './chargesNear.ts';
import { broughtAlong } from './follow.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { maximise } from './maximise.ts';
import type { Objective } from './model/objective.ts';
import { nearestOneByOne } from './oneByOne.ts';
import { affordedBy, allCharges, type Charges } from './paid.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';
import { solved } from './remembered.ts';
import { solve } from './solve.ts';

export interface Nearest {
  readonly declaration: Declaration;
  /** Pairs added plus pairs removed. */
  readonly changes: number;
  /** Whether it is known that none is nearer. */
  readonly proof: 'proved' | 'unproved';
}

/** Undefined when no declaration could be proved legal within the limits; `proposed` need not fit the problem. */
export function nearestLegal(
  problem: DeclarationProblem,
  proposed: Declaration,
  limits: Limits,
): Nearest | undefined {
  // Whether it can be paid may depend on everybody who is declared: nothing can be said of many at once.
  if (problem.payment?.dependsOnWho === true) {
    const { found } = nearestOneByOne(problem, proposed, { from: 0, below: Infinity, limits });
    return found && { ...found, proof: 'proved' };
  }
  const { nearest, isProved, unsureFrom, stepsLeft } = nearestBySearch(problem, proposed, limits);
  if (nearest === undefined || unsureFrom >= nearest.changes) return told(nearest, isProved);
  const { found, isThrough } = nearestOneByOne(problem, proposed, {
    from: unsureFrom,
    below: nearest.changes,
    limits: { steps: stepsLeft },
  });
  return told(found ?? nearest, isProved && isThrough);
}

const told = (nearest: Near | undefined, isProved: boolean): Nearest | undefined =>
  nearest && { ...nearest, proof: isProved ? 'proved' : 'unproved' };

type Near = Omit<Nearest, 'proof'>;

interface Searched {
  readonly nearest: Near | undefined;
  /** No other that pays for itself is nearer, unless it has so many changes. */
  readonly isProved: boolean;
  readonly unsureFrom: number;
  readonly stepsLeft: number;
}

function nearestBySearch(
  problem: DeclarationProblem,
  proposed: Declaration,
  limits: Limits,
): Searched {
  const hopeless = misfitsIn(problem, proposed);
  let so: Searched = {
    nearest: undefined,
    isProved: true,
    unsureFrom: Infinity,
    stepsLeft: limits.steps,
  };
  const isUsual = limits === DEFAULT_LIMITS;
  const nearestOfAll = once(() => fewestChanges(problem, proposed, { isUsual, limits }));
  for (const { charges, away } of chargesNear(problem, proposed)) {
    if (away + hopeless >= (so.nearest?.changes ?? Infinity)) break;
    if (so.nearest !== undefined && so.nearest.changes <= nearestOfAll()) break;
    if (so.stepsLeft <= 0) return { ...so, isProved: false };
    const found = nearestPaying(problem, proposed, charges, { isUsual, steps: so.stepsLeft });
    so = {
      ...so,
      stepsLeft: so.stepsLeft - found.steps,
      isProved: so.isProved && found.isProved,
    };
    // What costs too much does so whatever else is declared for it.
    if (found.declaration === undefined || !canBePaid(problem, found.declaration)) continue;
    so = nearerOf(problem, proposed, so, found.declaration);
  }
  return so;
}

/** As near as any legal declaration can be, whatever it pays, where that is known; 0 where it is not. */
function fewestChanges(
  problem: DeclarationProblem,
  proposed: Declaration,
  { isUsual, limits }: { readonly isUsual: boolean; readonly limits: Limits },
): number {
  const charges = allCharges(problem);
  const [free, paying] = [[], affordedBy(problem, charges)].map((paid) =>
    isUsual ? solved(problem, paid) : solve(problem, { paid, limits, seed: proposed }),
  );
  const isKnown = free?.proof.kind === 'proved' && paying?.proof.kind === 'proved';
  if (!isKnown || free.maximum !== paying.maximum) return 0;
  const found = nearestPaying(problem, proposed, charges, { isUsual, steps: limits.steps });
  return found.declaration === undefined || !found.isProved
    ? 0
    : changesBetween(proposed, found.declaration);
}

/** With who is missing brought along; then it is not known that nothing nearer is legal too. */
function nearerOf(
  problem: DeclarationProblem,
  proposed: Declaration,
  so: Searched,
  found: Declaration,
): Searched {
  const declaration = broughtAlong(problem, found);
  const changes = changesBetween(proposed, declaration);
  const unsureFrom = declaration === found ? Infinity : changesBetween(proposed, found);
  return {
    ...so,
    nearest: changes < (so.nearest?.changes ?? Infinity) ? { declaration, changes } : so.nearest,
    unsureFrom: Math.min(so.unsureFrom, unsureFrom),
  };
}

const canBePaid = (problem: DeclarationProblem, declaration: Declaration): boolean =>
  problem.payment?.canPay(declaration) !== false;

/** Pairs that are in one of the two only. */
export function changesBetween(from: Declaration, to: Declaration): number {
  const before = new Set(from.map((pair) => pair.join()));
  const after = new Set(to.map((pair) => pair.join()));
  return before.symmetricDifference(after).size;
}

interface NearestPaying {
  /** Undefined when it is not known to be legal. */
  readonly declaration: Declaration | undefined;
  readonly isProved: boolean;
  readonly steps: number;
}

/** What setting up a search costs, in its steps. */
const STEPS_PER_SEARCH = 500;

/** Of the declarations that pay no more than this. */
function nearestPaying(
  problem: DeclarationProblem,
  proposed: Declaration,
  charges: Charges,
  { isUsual, steps: stepsLeft }: { readonly isUsual: boolean; readonly steps: number },
): NearestPaying {
  const paid = affordedBy(problem, charges);
  const most = isUsual
    ? solved(problem, paid)
    : solve(problem, { paid, limits: { steps: stepsLeft }, seed: proposed });
  const steps = most.steps + 2 * STEPS_PER_SEARCH;
  if (most.proof.kind === 'bounded') return { declaration: undefined, isProved: false, steps };
  const { best, bound, ...more } = maximise(problem, {
    paid,
    limits: { steps: stepsLeft },
    objective: changeLittle(problem, proposed),
    start: most.witness,
  });
  return {
    declaration: best.declaration,
    isProved: bound === best.score,
    steps: steps + more.steps,
  };
}

/** One requirement counts for more than all the pairs that a declaration can hold. */
function changeLittle(problem: DeclarationProblem, proposed: Declaration): Objective {
  const room = problem.choosers.reduce(
    (sum, { capacity }) => sum + Math.min(Math.max(capacity, 0), problem.targetCount),
    0,
  );
  return { perRequirement: 2 * room + 1, perPair: -1, perFavoured: 1, favoured: proposed };
}

/** How many pairs of the declaration no declaration can keep. */
function misfitsIn(problem: DeclarationProblem, declaration: Declaration): number {
  const eligible = new Set(problem.pairs.map(({ chooser, target }) => `${chooser},${target}`));
  return new Set(declaration.map((pair) => pair.join())).difference(eligible).size;
}
