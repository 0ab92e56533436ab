import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beliefAfter, shareOfEach } from './belief.ts';
import type { PlacementItem } from './item.ts';
import { SURE } from './parameters.ts';
import { suspectsNow } from './suspects.ts';

const MISTAKES = 8;
const item = (believed: PlacementItem['believed']): PlacementItem => ({
  at: `/exercises/${believed.join('-')}/#q-dead`,
  print: 'a',
  knowledge: 1,
  kind: 'pick',
  options: 8,
  right: 0,
  believed,
});
const shows = (...mistakes: readonly number[]): PlacementItem =>
  item(mistakes.map((one) => [one, 1 << one] as const));

test('what the board now asked may bring to light is among the suspects', () => {
  const belief = beliefAfter([], MISTAKES);
  expect(suspectsNow(belief, MISTAKES, shows(6, 7)).slice(0, 2)).toEqual([6, 7]);
});

test('who answers as a mistake is suspected of it, whatever is asked next', () => {
  const belief = beliefAfter([{ item: shows(5, 6), reply: 1 << 6 }], MISTAKES);
  expect(suspectsNow(belief, MISTAKES, undefined)[0]).toBe(6);
  expect(suspectsNow(belief, MISTAKES, shows(1, 2))).toContain(6);
});

test('no mistake is suspected twice, none that is settled, and never more than four', () => {
  const board = fc.uniqueArray(fc.nat({ max: MISTAKES - 1 }), { minLength: 1 });
  const replied = board.chain((some) =>
    fc.record({ item: fc.constant(shows(...some)), reply: fc.nat({ max: 255 }) }),
  );
  fc.assert(
    fc.property(fc.array(replied, { maxLength: 6 }), fc.option(board), (replies, asked) => {
      const belief = beliefAfter(replies, MISTAKES);
      const found = suspectsNow(belief, MISTAKES, asked ? shows(...asked) : undefined);
      const shares = shareOfEach(belief, MISTAKES);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(4);
      expect(found.filter((one) => (shares[one] ?? 0) >= SURE)).toEqual([]);
    }),
  );
});
