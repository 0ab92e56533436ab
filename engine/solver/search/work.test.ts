import { describe, expect, test } from 'vitest';
import { FAMILIES, instanceOf } from '../../bench/families.ts';
import { known } from '../../vocabulary/result.ts';
import { evaluate } from '../evaluate.ts';
import type { DeclarationProblem, Requirement } from '../problem.ts';
import { solve } from '../solve.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Any search ends with the right answer if it lasts long enough; how much work it takes is what bounds, prices,
 * narrowing and the choice of splits are for. Whoever makes it take less lowers the numbers.
 */
describe('the first boards of each family take no more work than so many steps and cases', () => {
  test.each<[family: string, boards: number, maxima: number, steps: number, cases: number]>([
    ['realistic8', 40, 86, 870, 40],
    ['realistic20', 12, 99, 1_050, 12],
    ['attacks8', 40, 103, 370, 40],
    ['mixed8', 20, 150, 12_000, 23],
    ['mixedAttacks8', 20, 153, 6_600, 25],
    ['mixed16', 8, 105, 470_000, 53],
    ['mixedAttacks16', 12, 189, 5_100, 14],
    ['swarm200', 2, 260, 0, 2],
    ['distinct50', 1, 58, 28_000, 1],
    ['distinct50sparse', 3, 147, 31_000, 4],
    ['quota15', 6, 90, 54_000, 51],
    ['quota30', 2, 60, 490_000, 42],
    ['cover30', 1, 32, 260_000, 3],
    ['menace60', 3, 85, 460_000, 25],
    ['exactlyOne20', 2, 85, 46_000, 30],
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

test('that some of many attack takes no more work when hundreds of permanents ask for it', () => {
  const hundred = Array.from({ length: 100 }, (_, chooser) => chooser);
  const withRequirements = (requirements: readonly Requirement[]): DeclarationProblem => ({
    choosers: hundred.map(() => ({ capacity: 2 })),
    targetCount: 3,
    pairs: hundred.flatMap((chooser) => [0, 1, 2].map((target) => ({ chooser, target }))),
    restrictions: [{ kind: 'maxChoosers', n: 1 }],
    requirements,
  });
  const ofAll = hundred.map(
    (): Requirement => ({ kind: 'someOn', choosers: hundred, targets: [0, 1] }),
  );
  const ofEach = hundred.map(
    (chooser): Requirement => ({ kind: 'someOn', choosers: [chooser], targets: [0, 1, 2] }),
  );
  const one = solve(withRequirements(ofAll.slice(0, 1)));
  const all = solve(withRequirements(ofAll));
  const each = solve(withRequirements(ofEach));
  expect([one.maximum, all.maximum, each.maximum]).toEqual([1, 100, 1]);
  expect(all.steps).toBeLessThanOrEqual(2 * one.steps);
  expect(each.proof).toEqual({ kind: 'proved', cases: 1 });
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
