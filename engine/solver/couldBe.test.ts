import { expect, test } from 'vitest';
import { randomFrom } from '../vocabulary/random.ts';
import { couldBe } from './couldBe.ts';
import { everyDeclaration } from './enumerate.ts';
import { evaluate } from './evaluate.ts';
import type { DeclarationProblem } from './problem.ts';
import { randomArmies, smallShape } from './testing/randomProblem.ts';

test('a pair could be declared where one of all declarations that have it breaks nothing', () => {
  const told = new Set<boolean>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const random = randomFrom(seed);
    const problem = randomArmies(random, smallShape(random));
    const whole = [...everyDeclaration(problem)].filter(
      (declaration) => evaluate(problem, declaration).broken.length === 0,
    );
    for (const { chooser, target } of problem.pairs) {
      const is = whole.some((pairs) => pairs.some(([who, on]) => who === chooser && on === target));
      expect(couldBe(problem, [chooser, target]), `seed ${seed}: ${chooser} on ${target}`).toBe(is);
      told.add(is);
    }
  }
  expect(told).toEqual(new Set([true, false]));
});

const company = (n: number): DeclarationProblem => ({
  choosers: Array.from({ length: n }, () => ({ capacity: 1 })),
  targetCount: 1,
  pairs: Array.from({ length: n }, (_, chooser) => ({ chooser, target: 0 })),
  restrictions: Array.from({ length: n }, (_, chooser) => ({
    kind: 'needsCompanions',
    chooser,
    companions: Array.from({ length: n }, (__, one) => one),
    n: 1,
  })),
  requirements: [],
});

test('of many that are alike one is asked', () => {
  const looks = (n: number): number => {
    let looked = 0;
    const { restrictions, ...rest } = company(n);
    const counted: DeclarationProblem = {
      ...rest,
      // Each search looks at them anew.
      get restrictions() {
        looked += 1;
        return restrictions;
      },
    };
    for (const { chooser, target } of counted.pairs)
      expect(couldBe(counted, [chooser, target])).toBe(true);
    return looked;
  };
  expect(looks(40)).toBe(looks(4));
});
