import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { type DegreeReward, degreeReward, GroupReward } from './degreeReward.ts';

const NO = -Infinity;
const free = { min: 0, max: Infinity, covered: [], coveredExactly: [] } as const;

describe('what a target is worth by the number of choosers on it', () => {
  test.each<[string, Partial<Parameters<typeof degreeReward>[0]>, DegreeReward]>([
    ['nothing, where nothing is said', {}, [0, 0, 0, 0]],
    ['menace forbids one alone', { min: 2 }, [0, NO, 0, 0]],
    ['a maximum forbids more', { max: 2 }, [0, 0, 0, NO]],
    ['both may leave none', { min: 3, max: 2 }, [0, NO, NO, NO]],
    ['each "must be blocked" counts', { covered: [1, 1, 3] }, [0, 2, 2, 3]],
    ['exactly so many is obeyed by them alone', { coveredExactly: [1] }, [0, 1, 0, 0]],
    ['also by nobody', { coveredExactly: [0, 2] }, [1, 0, 1, 0]],
  ])('%s', (_, conditions, expected) => {
    expect(degreeReward({ ...free, ...conditions }, 3, 1)).toEqual(expected);
    expect(degreeReward({ ...free, ...conditions }, 3, 5)).toEqual(expected.map((one) => 5 * one));
  });
});

describe('several equal targets', () => {
  test('are worth what the best division of the choosers among them is, and it is found', () => {
    const against = seedsAgainst(2_000, (seed) => {
      const random = randomFrom(seed);
      const one = randomReward(random);
      const copies = random.between(1, 5);
      const most = random.between(0, 8);
      const group = new GroupReward(one, copies, most);
      const reach = Math.min(most, (one.length - 1) * copies);
      // Of one target alone there is no more to be said than of it by itself.
      const length = copies === 1 ? one.length : reach + 1;
      return (
        group.table.length === length &&
        group.table.every((worth, total) => {
          if (worth !== bestDivision(one, copies, total)) return false;
          if (worth === NO) return true;
          const parts = group.split(total);
          const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
          return (
            parts.length === copies &&
            sum(parts) === total &&
            sum(parts.map((part) => one[part] ?? NO)) === worth
          );
        })
      );
    });
    expect(against).toEqual([]);
  });
});

test('equal targets of every small table are worth their best division', () => {
  const values = [NO, 0, 1, 2];
  const wrong = values.flatMap((first) =>
    values.flatMap((second) =>
      values.flatMap((third) =>
        [2, 3].filter((copies) => {
          const one = [0, first, second, third];
          return new GroupReward(one, copies, 7).table.some(
            (worth, total) => worth !== bestDivision(one, copies, total),
          );
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

const randomReward = (random: Random): DegreeReward => [
  random.between(0, 1),
  ...(random.chance(0.4)
    ? Array.from({ length: random.between(0, 4) }, (_, at) => Math.min(at + 1, 3))
    : Array.from({ length: random.between(0, 4) }, () =>
        random.chance(0.3) ? NO : random.between(0, 3),
      )),
];

function bestDivision(one: DegreeReward, copies: number, total: number): number {
  if (copies === 0) return total === 0 ? 0 : NO;
  return Math.max(
    ...one.map((worth, here) =>
      here > total ? NO : worth + bestDivision(one, copies - 1, total - here),
    ),
  );
}
