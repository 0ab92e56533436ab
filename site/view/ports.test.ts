import { expect, test } from 'vitest';
import { portsUnder } from './ports.ts';

// What board.css makes of a field and a tile, in pixels.
const CELL = 14 * 16;
const TILE = 12 * 16;
const FIELD = 46 * 16;

test.each([
  [2, 1, 2],
  [3, 1, 3],
  [3, 2, 4],
  [5, 1, 8],
  [8, 1, 8],
  [2, 8, 8],
  [3, 8, 8],
])(
  '%i bars end under their attacker, of %i, at every width of the field with %i below',
  (count, near, away) => {
    const { places, bar } = portsUnder(count, near, away);
    const most = Math.min(FIELD, CELL * Math.max(2, near, away));
    for (const field of [324, 500, 600, most].filter((one) => one <= most)) {
      const half = Math.min(field / near - 6, TILE) / 2;
      for (const place of places)
        expect((Math.abs(place) / 100) * field + bar).toBeLessThanOrEqual(half + 0.5);
    }
  },
);

test('bars do not run into each other', () => {
  for (const [count, near, away] of [
    [3, 1, 3],
    [8, 1, 8],
    [2, 8, 8],
  ] as const) {
    const { places, bar } = portsUnder(count, near, away);
    const apart = (((places[1] ?? 0) - (places[0] ?? 0)) / 100) * 324;
    expect(apart).toBeGreaterThan(2 * bar);
  }
});

test('one bar stands under the middle', () => {
  expect(portsUnder(1, 3, 3).places).toEqual([0]);
});
