import { describe, expect, test } from 'vitest';
import { FAMILIES, instanceOf } from '../../bench/families.ts';
import { known } from '../../vocabulary/result.ts';
import { evaluate } from '../evaluate.ts';
import { solve } from '../solve.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Any search ends with the right answer if it lasts long enough; how much work it takes is what bounds, prices,
 * narrowing and the choice of splits are for. Whoever makes it take less lowers the numbers.
 */
describe('the first boards of each family take no more work than so many steps and cases', () => {
  test.each<[family: string, boards: number, maxima: number, steps: number, cases: number]>([
    ['realistic8', 40, 86, 1_000, 42],
    ['realistic20', 12, 99, 1_200, 13],
    ['attacks8', 40, 103, 600, 42],
    ['mixed8', 20, 150, 13_000, 24],
    ['mixedAttacks8', 20, 153, 14_000, 67],
    ['mixed16', 8, 105, 1_000_000, 210],
    ['mixedAttacks16', 12, 189, 81_000, 97],
    ['swarm200', 2, 260, 50, 2],
    ['distinct50', 1, 58, 29_000, 2],
    ['distinct50sparse', 3, 147, 33_000, 5],
    ['quota15', 6, 90, 56_000, 56],
    ['quota30', 2, 60, 890_000, 54],
    ['cover30', 1, 32, 300_000, 11],
    ['menace60', 3, 85, 540_000, 32],
    ['exactlyOne20', 2, 85, 61_000, 33],
  ])('%s', (name, boards, maxima, steps, cases) => {
    const family = known(
      FAMILIES.find((one) => one.name === name),
      name,
    );
    const solved = Array.from({ length: boards }, (_, number) => {
      const problem = instanceOf(family, number);
      const solution = solve(problem);
      const { malformed, broken, obeyed } = evaluate(problem, solution.witness);
      expect([malformed, broken, obeyed.length]).toEqual([[], [], solution.maximum]);
      return solution;
    });
    expect(sum(solved.map(({ maximum }) => maximum))).toBe(maxima);
    const proofs = solved.map(({ proof }) => (proof.kind === 'proved' ? proof.cases : Infinity));
    expect(sum(proofs)).toBeLessThanOrEqual(cases);
    expect(sum(solved.map((one) => one.steps))).toBeLessThanOrEqual(steps);
  });
});

describe('where the work allowed is not enough', () => {
  const problem = instanceOf(
    known(
      FAMILIES.find(({ name }) => name === 'cover60'),
      'family',
    ),
    1,
  );

  test('what is known is told: a declaration, and a bound that none exceeds', () => {
    const { proof, witness, maximum } = solve(problem, { limits: { steps: 300_000 } });
    const enough = solve(problem);
    expect(enough.proof.kind).toBe('proved');
    expect(proof.kind).toBe('bounded');
    expect(evaluate(problem, witness)).toMatchObject({ malformed: [], broken: [] });
    expect(maximum).toBeLessThanOrEqual(enough.maximum);
    if (proof.kind === 'bounded') expect(proof.bound).toBeGreaterThanOrEqual(enough.maximum);
  });

  test('it stops soon after', () => {
    const { steps } = solve(problem, { limits: { steps: 300_000 } });
    expect(steps).toBeGreaterThan(300_000);
    expect(steps).toBeLessThan(450_000);
  });

  test('a declaration to start from is never worse than the answer', () => {
    const { witness, maximum } = solve(problem);
    const again = solve(problem, { limits: { steps: 0 }, seed: witness });
    expect(again.maximum).toBe(maximum);
    expect(solve(problem, { limits: { steps: 0 } }).maximum).toBeLessThan(maximum);
  });

  test('one that may not be declared is no start', () => {
    const limits = { steps: 0 };
    for (const seed of [[[0, 0]], [[99, 0]]] as const)
      expect(solve(problem, { limits, seed })).toEqual(solve(problem, { limits }));
  });
});
