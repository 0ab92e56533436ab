import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { conflicts } from './conflicts.ts';
import { countLegal } from './count.ts';
import { evaluate } from './evaluate.ts';
import { judgeDeclaration } from './judge.ts';
import { legalDeclarations, literalMaximum } from './legalDeclarations.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { changesBetween, nearestLegal } from './nearest.ts';
import { paidIn } from './paid.ts';
import { payable } from './payable.ts';
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
  withMore,
} from './testing/randomProblem.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from './testing/seedsAgainst.ts';

interface Case {
  readonly problem: DeclarationProblem;
  readonly proposed: Declaration;
}

/** The seeds at which the law does not hold. */
function exceptions(
  boards: number,
  shape: (random: Random) => ProblemShape,
  holds: (one: Case) => boolean,
): readonly number[] {
  return seedsAgainst(boards, (seed) => {
    const random = randomFrom(seed);
    const make = random.chance(0.3) ? randomArmies : randomProblem;
    const problem = withMore(random, make(random, shape(random)));
    return holds({ problem, proposed: randomDeclaration(random, problem) });
  });
}

const isAmong = (declarations: readonly Declaration[], one: Declaration): boolean =>
  declarations.some((other) => other.length === one.length && changesBetween(one, other) === 0);

/** It obeys more, or as much with nobody missing. */
function isBetter(
  problem: DeclarationProblem,
  better: Declaration,
  obeyed: number,
  unfollowed: number,
): boolean {
  const there = evaluate(problem, better);
  if (there.malformed.length + there.broken.length + there.unfollowed.length > 0) return false;
  return there.obeyed.length > obeyed || (unfollowed > 0 && there.obeyed.length === obeyed);
}

const options = { timeout: BOARDS_TIMEOUT };

describe('on tens of thousands of small boards with conditions of every kind', options, () => {
  test('the maximum is the one that looking at every declaration finds, and its witness attains it', () => {
    expect(
      exceptions(12_000, smallShape, ({ problem, proposed }) => {
        const paid = paidIn(problem, proposed);
        const solution = payable(problem, paid, solve(problem, { paid }), DEFAULT_LIMITS);
        const { maximum, witness, proof } = solution;
        const { malformed, broken, obeyed } = evaluate(problem, witness);
        const paysMore = paidIn(problem, witness).some(
          (pair) => !paid.some((other) => pair.join() === other.join()),
        );
        if (problem.payment?.canPay(proposed) === false) return true;
        return (
          maximum === literalMaximum(problem, paid) &&
          proof.kind === 'proved' &&
          malformed.length + broken.length === 0 &&
          !paysMore &&
          obeyed.length === maximum
        );
      }),
    ).toEqual([]);
  });

  test('what is asked twice counts twice', () => {
    expect(
      exceptions(3_000, smallShape, ({ problem }) => {
        const { requirements } = problem;
        const twice = { ...problem, requirements: [...requirements, ...requirements] };
        return solve(twice).maximum === literalMaximum(twice, []);
      }),
    ).toEqual([]);
  });

  test('a declaration is ruled legal exactly when it is among the legal ones', () => {
    expect(
      exceptions(15_000, smallShape, ({ problem, proposed }) => {
        const { verdict, malformed, broken, obeyed, unfollowed, maximum, better, isUnpaid } = rule(
          problem,
          proposed,
        );
        const isLegal = malformed.length === 0 && isAmong(legalDeclarations(problem), proposed);
        const isShort = obeyed.length < maximum.atLeast || unfollowed.length > 0;
        const fits = malformed.length + broken.length === 0;
        return (
          verdict === (isLegal ? 'legal' : 'illegal') &&
          isLegal === (fits && !isShort && !isUnpaid) &&
          isUnpaid === (fits && problem.payment?.canPay(proposed) === false) &&
          maximum.atLeast === maximum.atMost &&
          (better === undefined) === (!isShort || isUnpaid) &&
          (better === undefined || isBetter(problem, better, obeyed.length, unfollowed.length))
        );
      }),
    ).toEqual([]);
  });

  test('the count is the length of the list', () => {
    expect(
      exceptions(15_000, smallShape, ({ problem }) => {
        return countLegal(problem) === BigInt(legalDeclarations(problem).length);
      }),
    ).toEqual([]);
  });

  test('no legal declaration is nearer than the nearest', () => {
    expect(
      exceptions(15_000, smallShape, ({ problem, proposed }) => {
        const legal = legalDeclarations(problem);
        const nearest = nearestLegal(problem, proposed, DEFAULT_LIMITS);
        return (
          nearest !== undefined &&
          nearest.proof === 'proved' &&
          isAmong(legal, nearest.declaration) &&
          nearest.changes === changesBetween(proposed, nearest.declaration) &&
          nearest.changes === Math.min(...legal.map((one) => changesBetween(proposed, one)))
        );
      }),
    ).toEqual([]);
  });
});

describe('on boards of creatures that only the conditions tell apart', options, () => {
  const crowd = (random: Random): ProblemShape => ({
    choosers: random.between(3, 5),
    targets: random.between(1, 2),
    density: 1,
    restrictions: random.between(1, 3),
    requirements: random.between(2, 5),
    jugglers: random.pick([0, 0, 1]),
    costs: 0,
  });
  const alike = (holds: (one: Case) => boolean): readonly number[] =>
    seedsAgainst(4_000, (seed) => {
      const random = randomFrom(seed);
      const problem = randomProblem(random, crowd(random));
      return holds({ problem, proposed: randomDeclaration(random, problem) });
    });

  test('the maximum and the count are what looking at every declaration finds', () => {
    expect(
      alike(({ problem }) => {
        const { maximum, witness, proof } = solve(problem);
        return (
          maximum === literalMaximum(problem, []) &&
          evaluate(problem, witness).obeyed.length === maximum &&
          proof.kind === 'proved' &&
          countLegal(problem) === BigInt(legalDeclarations(problem).length)
        );
      }),
    ).toEqual([]);
  });
});

describe('why no more requirements can be obeyed', options, () => {
  const shape = (random: Random): ProblemShape => ({
    ...smallShape(random),
    choosers: random.between(1, 3),
    targets: random.between(1, 3),
  });

  test('each set cannot hold together, and can as soon as any part is left out', () => {
    expect(
      exceptions(400, shape, ({ problem: { payment: _, ...problem }, proposed }) => {
        // What can't be paid is no conflict, but illegal by itself.
        const paid = paidIn(problem, proposed);
        const { sets, unmet, complete } = conflicts(problem, { paid });
        const named = sets.flatMap(({ requirements }) => requirements);
        return (
          unmet === problem.requirements.length - literalMaximum(problem, paid) &&
          complete === (sets.length === unmet) &&
          new Set(named).size === named.length &&
          sets.every(
            ({ kind, requirements, restrictions, implicit }) =>
              (kind === 'impossible') === (requirements.length === 1) &&
              !canHoldTogether(problem, requirements, restrictions, implicit) &&
              withoutOne(requirements).every((some) =>
                canHoldTogether(problem, some, restrictions, implicit),
              ) &&
              withoutOne(restrictions).every((some) =>
                canHoldTogether(problem, requirements, some, implicit),
              ) &&
              withoutOne(implicit).every((some) =>
                canHoldTogether(problem, requirements, restrictions, some),
              ),
          )
        );
      }),
    ).toEqual([]);
  });

  test('where requirements stay unmet there is a set, and only there', () => {
    expect(
      exceptions(2_000, shape, ({ problem, proposed }) => {
        const { maximum, conflicts: found } = judgeDeclaration(problem, proposed);
        const isShort = maximum.atLeast < problem.requirements.length;
        return isShort ? (found?.sets.length ?? 0) > 0 : found === undefined;
      }),
    ).toEqual([]);
  });
});

const withoutOne = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.map((item) => items.filter((other) => other !== item));
