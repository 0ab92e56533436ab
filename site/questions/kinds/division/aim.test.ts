import { expect, test } from 'vitest';
import { type DivisionAim, divisionLines, nearestWay, sharesKey } from './aim.ts';

const line = (holds: boolean, text: string) => ({ holds, title: '', text, rules: [], notes: [] });

const KILL: DivisionAim = {
  kind: 'division',
  said: [line(true, 'both'), line(false, 'one')],
  ways: { 'cadet 1,wall 5': 0, 'cadet 2,wall 4': 0, 'wall 6': 1 },
  kills: ['cadet', 'wall'],
};

test('what comes of a division is told in whatever order its shares stand, and whoever gets none', () => {
  expect(sharesKey([['wall', 5]])).toBe('wall 5');
  expect(
    divisionLines(KILL, [
      ['wall', 5],
      ['cadet', 1],
    ]),
  ).toEqual([line(true, 'both')]);
  expect(
    divisionLines(KILL, [
      ['cadet', 0],
      ['wall', 6],
    ]),
  ).toEqual([line(false, 'one')]);
});

test('of the divisions that do what is asked, the one that moves the fewest points is the nearest', () => {
  const from = (cadet: number, wall: number) =>
    nearestWay(KILL, [
      ['cadet', cadet],
      ['wall', wall],
    ]);
  expect(from(0, 6)).toEqual([
    ['cadet', 1],
    ['wall', 5],
  ]);
  expect(from(4, 2)).toEqual([
    ['cadet', 2],
    ['wall', 4],
  ]);
  expect(nearestWay(undefined, [['wall', 6]])).toEqual([]);
});

test('where nothing is aimed at, legal is enough', () => {
  expect(divisionLines(undefined, [['wall', 6]])).toEqual([]);
});
