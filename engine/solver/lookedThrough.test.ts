import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { declarationsIn } from './enumerate.ts';
import { evaluate } from './evaluate.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { maximise as looked, MOST_LOOKED_THROUGH } from './lookedThrough.ts';
import { maximise as searched } from './maximise.ts';
import { COUNT_REQUIREMENTS, type Objective, scoreOf } from './model/objective.ts';
import { paidIn } from './paid.ts';
import type { Declaration } from './problem.ts';
import {
  randomArmies,
  randomDeclaration,
  randomProblem,
  smallShape,
  withMore,
} from './testing/randomProblem.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from './testing/seedsAgainst.ts';

/** As what is nearest is looked for. */
const nearestTo = (favoured: Declaration): Objective => ({
  perRequirement: 99,
  perPair: -1,
  perFavoured: 1,
  favoured,
});

const problemFrom = (random: Random) => {
  const make = random.chance(0.3) ? randomArmies : randomProblem;
  return withMore(random, make(random, smallShape(random)));
};

describe('whoever looks at every declaration finds as much as the search,', {
  timeout: BOARDS_TIMEOUT,
}, () => {
  test('what it finds may be declared, and it knows that nothing is better', () => {
    let lookedThrough = 0;
    const exceptions = seedsAgainst(6000, (seed) => {
      const random = randomFrom(seed);
      const problem = problemFrom(random);
      const proposed = randomDeclaration(random, problem);
      const paid = paidIn(problem, proposed);
      return [COUNT_REQUIREMENTS, nearestTo(proposed)].every((objective) => {
        const options = { objective, paid, limits: DEFAULT_LIMITS, start: [] };
        const one = looked(problem, options);
        const other = searched(problem, options);
        if (one.bound > one.best.score)
          return declarationsIn(problem) > MOST_LOOKED_THROUGH && one.bound >= other.best.score;
        lookedThrough += 1;
        const { malformed, broken } = evaluate(problem, one.best.declaration);
        return (
          one.best.score === other.best.score &&
          one.bound === other.bound &&
          malformed.length === 0 &&
          (broken.length === 0 || one.best.declaration.length === 0) &&
          (scoreOf(problem, objective, one.best.declaration) ?? 0) === one.best.score
        );
      });
    });
    expect(exceptions).toEqual([]);
    expect(lookedThrough).toBeGreaterThan(6000);
  });
});
