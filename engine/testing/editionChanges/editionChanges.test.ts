import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../citation/editions.ts';
import { OVERLAYS } from '../../citation/overlays.ts';
import { type EditionBoard, type EditionChange, editionsAround } from './editionChange.ts';
import { EDITION_CHANGES } from './index.ts';

const boards = EDITION_CHANGES.flatMap((one) => (one.kind === 'noBoard' ? [] : one.boards));
const apart = EDITION_CHANGES.flatMap((one) => (one.kind === 'apart' ? [one] : []));
const alike = EDITION_CHANGES.flatMap((one) => (one.kind === 'alike' ? [one] : []));

test('changes are numbered from 1, in the order of their editions', () => {
  expect(EDITION_CHANGES.map(({ change }) => change)).toEqual(
    EDITION_CHANGES.map((_, at) => at + 1),
  );
  const dates = EDITION_CHANGES.map(({ since }) => since);
  expect(dates).toEqual(dates.toSorted());
});

test.each(apart)('change $change: a board comes out differently on its two sides', (change) => {
  const telling = change.boards.filter((board) => {
    const [before, after] = outcomesAround(board, change);
    return before !== undefined && after !== undefined && before !== after;
  });
  expect(telling).not.toEqual([]);
});

const outcomesAround = ({ outcomes }: EditionBoard, change: EditionChange) =>
  editionsAround(change).map((edition) => outcomes.find((one) => one.in.includes(edition)));

test.each(OVERLAYS.slice(1).filter(({ behaviour }) => Object.keys(behaviour).length > 0))(
  'what the rules of $effective do differently, a board shows',
  ({ effective }) => {
    expect(apart.map(({ since }) => since)).toContain(effective);
  },
);

test.each(alike)('change $change: every board shows the same in all editions', (change) => {
  for (const { outcomes } of change.boards) {
    expect(outcomes.flatMap((one) => one.in)).toHaveLength(EDITION_IDS.length);
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
