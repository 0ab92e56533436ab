import { describe, expect, test } from 'vitest';
import { FAMILIES, instanceOf } from '../bench/families.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import { conflicts } from './conflicts.ts';
import { countLegal } from './count.ts';
import { evaluate } from './evaluate.ts';
import { judgeDeclaration } from './judge.ts';
import { legalDeclarations, literalMaximum } from './legalDeclarations.ts';
import { changesBetween, nearestLegal } from './nearest.ts';
import { paidIn } from './paid.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';
import { rule } from './rule.ts';
import { solve } from './solve.ts';
import { canHoldTogether } from './testing/canHoldTogether.ts';
import {
  type ProblemShape,
  randomArmies,
  randomDeclaration,
  randomProblem,
  smallShape,
} from './testing/randomProblem.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from './testing/seedsAgainst.ts';

interface Case {
  readonly problem: DeclarationProblem;
  readonly proposed: Declaration;
  readonly limits: { readonly steps: number };
}

const manyConditions = (random: Random): ProblemShape => ({
  ...smallShape(random),
  choosers: random.between(2, 4),
  targets: random.between(2, 4),
  restrictions: random.between(2, 6),
  requirements: random.between(3, 9),
});

/** The seeds at which the law does not hold, whatever little work is allowed, from none at all. */
const exceptions = (boards: number, holds: (one: Case) => boolean): readonly number[] =>
  seedsAgainst(boards, (seed) => {
    const random = randomFrom(seed);
    const make = random.chance(0.3) ? randomArmies : randomProblem;
    const problem = make(random, manyConditions(random));
    const proposed = randomDeclaration(random, problem);
    return holds({ problem, proposed, limits: { steps: random.pick([0, 20, 100, 400, 1_500]) } });
  });

const isAmong = (declarations: readonly Declaration[], one: Declaration): boolean =>
  declarations.some((other) => other.length === one.length && changesBetween(one, other) === 0);

const options = { timeout: BOARDS_TIMEOUT };

describe('however little work is allowed, what is said is true', options, () => {
  test('legal and illegal are never said of what is not; the maximum lies in the range that is told', () => {
    const said = { legal: 0, illegal: 0, unproved: 0 };
    expect(
      exceptions(3_000, ({ problem, proposed, limits }) => {
        const { verdict, maximum, malformed, better } = rule(problem, proposed, limits);
        const isLegal = malformed.length === 0 && isAmong(legalDeclarations(problem), proposed);
        const most = literalMaximum(problem, paidIn(problem, proposed));
        said[verdict] += 1;
        return (
          (verdict === 'unproved' || verdict === (isLegal ? 'legal' : 'illegal')) &&
          maximum.atLeast <= most &&
          most <= maximum.atMost &&
          (better === undefined || evaluate(problem, better).broken.length === 0)
        );
      }),
    ).toEqual([]);
    expect(said.unproved).toBeGreaterThan(0);
  });

  test('the nearest legal declaration is legal, and the nearest where that is said', () => {
    expect(
      exceptions(1_500, ({ problem, proposed, limits }) => {
        const nearest = nearestLegal(problem, proposed, limits);
        const legal = legalDeclarations(problem);
        const least = Math.min(...legal.map((one) => changesBetween(proposed, one)));
        return (
          nearest === undefined ||
          (isAmong(legal, nearest.declaration) &&
            (nearest.proof === 'unproved' || nearest.changes === least))
        );
      }),
    ).toEqual([]);
  });

  test('there are more legal declarations than is told, or exactly as many', () => {
    expect(
      exceptions(1_500, ({ problem, limits }) => {
        const count = countLegal(problem, limits);
        const legal = BigInt(legalDeclarations(problem).length);
        return typeof count === 'bigint' ? count === legal : count.moreThan < legal;
      }),
    ).toEqual([]);
  });

  test('each set that is told cannot hold together, and all of them prove what they say they prove', () => {
    expect(
      exceptions(500, ({ problem, proposed, limits }) => {
        const paid = paidIn(problem, proposed);
        const { sets, unmet, complete } = conflicts(problem, { paid, limits });
        return (
          sets.length <= unmet &&
          (!complete || unmet === problem.requirements.length - literalMaximum(problem, paid)) &&
          sets.every(
            ({ requirements, restrictions, implicit }) =>
              !canHoldTogether(problem, requirements, restrictions, implicit),
          )
        );
      }),
    ).toEqual([]);
  });
});

describe('on boards that are known to be hard', options, () => {
  const hard = FAMILIES.filter(({ kind }) => kind === 'adversarial').map(({ name }) => [name]);

  test.each(hard)('%s: little work leaves the verdict open, and explains within bounds', (name) => {
    const family = known(
      FAMILIES.find((one) => one.name === name),
      name,
    );
    const problem = instanceOf(family, 0);
    const limits = { steps: 2_000 };
    const { maximum, witness } = solve(problem, { limits });
    const {
      verdict,
      maximum: range,
      conflicts: found,
    } = judgeDeclaration(problem, witness, { limits });
    const isOpen = range.atMost > range.atLeast;
    expect(range.atLeast).toBeGreaterThanOrEqual(maximum);
    expect(verdict).toBe(range.atLeast > maximum ? 'illegal' : isOpen ? 'unproved' : 'legal');
    const { maximum: most } = solve(problem);
    expect(range.atLeast).toBeLessThanOrEqual(most);
    expect(range.atMost).toBeGreaterThanOrEqual(most);
    expect(found?.sets.length ?? 0).toBeLessThanOrEqual(found?.unmet ?? 0);
  });
});
