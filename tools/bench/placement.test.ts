import { expect, test } from 'vitest';
import { measurePlacement, placementFigures } from './measurePlacement.ts';
import { placementBoards } from './placementBoards.ts';

const table = placementBoards(process.cwd());

test('every mistake shows on a board of the placement test', () => {
  const shown = new Set(table.items.flatMap(({ believed }) => believed.map(([one]) => one)));
  expect(table.mistakes.filter((_, at) => !shown.has(at))).toEqual([]);
});

// What is aimed at stands behind each figure; few people come near it by chance, `npm run bench -- placement 20` closer.
test('made-up people are found out', () => {
  const found = placementFigures(measurePlacement(table, 1, 1));
  expect(found.named).toBeGreaterThanOrEqual(90); // 95
  expect(found.falselySure).toBeLessThanOrEqual(6); // 2
  expect(found.bothNamed).toBeGreaterThanOrEqual(78); // 85
  expect(found.noneSure).toBeGreaterThanOrEqual(95); // 97
  expect(found.nearLevel).toBeGreaterThanOrEqual(82); // 90
});
