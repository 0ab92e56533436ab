import { expect, test } from 'vitest';
import type { PlacementItem } from '../../site/placement/item.ts';
import { measurePlacement, placementFigures } from './measurePlacement.ts';
import { placementBoards } from './placementBoards.ts';

const stock = await placementBoards(process.cwd());

test('every mistake shows on a board of the placement test', () => {
  const { mistakes, items } = stock.table;
  const shown = new Set(items.flatMap(({ believed }) => believed.map(([one]) => one)));
  expect(mistakes.filter((_, at) => !shown.has(at))).toEqual([]);
});

test('for every mistake boards are made that show it', () => {
  const shown = ([at, made]: readonly [number, readonly PlacementItem[]]): boolean =>
    made.some(({ believed }) => believed.some(([one]) => one === at));
  expect([...stock.made].filter((one) => !shown(one))).toEqual([]);
});

// What is aimed at stands behind each figure; few people come near it by chance, `npm run bench -- placement 20` closer.
test('made-up people are found out', () => {
  const measured = measurePlacement(stock, 1, 1);
  const found = placementFigures(measured);
  expect(found.named).toBeGreaterThanOrEqual(90); // 95
  expect(found.falselySure).toBeLessThanOrEqual(4); // 2
  expect(found.bothNamed).toBeGreaterThanOrEqual(85); // 85
  expect(found.noneSure).toBeGreaterThanOrEqual(97); // 97
  expect(found.nearLevel).toBeGreaterThanOrEqual(85); // 90
  expect(measured.one.some(({ made }) => made > 0)).toBe(true);
});
