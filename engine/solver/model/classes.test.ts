import { expect, test } from 'vitest';
import { randomFrom } from '../../vocabulary/random.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { classesOf, type Profile } from './classes.ts';

const profile = (
  key: string,
  neighbours: readonly number[],
  amounts: readonly number[],
): Profile => ({
  key,
  neighbours: Int32Array.from(neighbours),
  amounts: Float64Array.from(amounts),
});

test('what has the same key and the same neighbours in the same amounts is one class', () => {
  expect(
    classesOf([
      profile('a', [1, 2], [0, 1]),
      undefined,
      profile('b', [1, 2], [0, 1]),
      profile('a', [1, 2], [0, 1]),
      profile('a', [1, 2], [1, 0]),
      profile('a', [2, 1], [0, 1]),
      profile('a', [1], [0]),
      profile('b', [1, 2], [0, 1]),
      profile('a', [], []),
    ]),
  ).toEqual([[0, 3], [2, 7], [4], [5], [6], [8]]);
});

test('no two classes are alike, and no class holds two kinds', () => {
  const against = seedsAgainst(500, (seed) => {
    const random = randomFrom(seed);
    const profiles = Array.from({ length: 12 }, () => {
      const neighbours = random.some([0, 1, 2], 0.5);
      return profile(
        random.pick(['x', 'y']),
        neighbours,
        neighbours.map(() => random.between(0, 1)),
      );
    });
    const text = profiles.map(({ key, neighbours, amounts }) => `${key}|${neighbours}|${amounts}`);
    const classes = classesOf(profiles);
    return (
      classes.flat().length === profiles.length &&
      classes.every((members) => new Set(members.map((member) => text[member])).size === 1) &&
      new Set(classes.map(([first]) => text[first ?? -1])).size === classes.length
    );
  });
  expect(against).toEqual([]);
});
