import { describe, expect, test } from 'vitest';
import { type EditionBoard, editionsAround } from './editionChange.ts';
import { EDITION_CHANGES } from './index.ts';

const boards = EDITION_CHANGES.flatMap((one) => (one.kind === 'noBoard' ? [] : one.boards));
const apart = EDITION_CHANGES.flatMap((one) => (one.kind === 'apart' ? [one] : []));
const alike = EDITION_CHANGES.flatMap((one) => (one.kind === 'alike' ? [one] : []));

test('all 38 changes are here, once each', () => {
  expect(EDITION_CHANGES.map(({ change }) => change)).toEqual(
    Array.from({ length: 38 }, (_, index) => index + 1),
  );
});

test.each(apart)('change $change: a board comes out differently on its two sides', (change) => {
  const telling = change.boards.filter((board) => {
    const [before, after] = outcomesAround(board, change.change);
    return before !== undefined && after !== undefined && before !== after;
  });
  expect(telling).not.toEqual([]);
});

const outcomesAround = ({ outcomes }: EditionBoard, change: number) =>
  editionsAround(change).map((edition) => outcomes.find((one) => one.in.includes(edition)));

test.each(alike)('change $change: every board shows the same in all six editions', (change) => {
  for (const { outcomes } of change.boards) {
    expect(outcomes.flatMap((one) => one.in)).toHaveLength(6);
    expect(new Set(outcomes.map(({ sees }) => JSON.stringify(sees))).size).toBe(1);
  }
});

describe('the boards', () => {
  test.each(boards)('$that: no edition has two outcomes', ({ outcomes }) => {
    const editions = outcomes.flatMap((one) => one.in);
    expect(new Set(editions).size).toBe(editions.length);
  });

  test('each says in its own words what it is, within a change', () => {
    for (const change of EDITION_CHANGES) {
      const names = change.kind === 'noBoard' ? [] : change.boards.map(({ that }) => that);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
