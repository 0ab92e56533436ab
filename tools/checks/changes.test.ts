import { expect, test } from 'vitest';
import { EDITION_CHANGES, EDITION_IDS, editionOf, NEWEST_EDITION } from '#engine';
import { missing, tooFewSince } from './changes.ts';

test('no change is missing, and one that were would be named', () => {
  expect(missing(EDITION_CHANGES)).toEqual([]);
  expect(missing(EDITION_CHANGES.filter(({ change }) => change !== 38))).toEqual([
    'engine/cases/changes: change 38 is not there',
  ]);
});

/** Those whose behaviours are not all those of today. */
const ruledOtherwise = EDITION_IDS.filter((id) => {
  const [then, now] = [id, NEWEST_EDITION].map((one) => ({ ...editionOf(one), id: '' }));
  return JSON.stringify(then) !== JSON.stringify(now);
});

const [OLDEST, ...LATER] = EDITION_IDS;
const board = (editions: typeof EDITION_IDS) => ({
  editions: [NEWEST_EDITION],
  answeredApart: [{ question: 'one', editions }],
});

test('an edition since which hardly anything is answered otherwise is named with what there is', () => {
  const all = Array.from({ length: 8 }, () => board(EDITION_IDS));
  expect(tooFewSince(all)).toEqual([]);
  const few = [...all.slice(1), board(LATER)];
  expect(tooFewSince(few)).toEqual([
    `scenarios/exercises: 7 boards are answered otherwise than by the rules of ${OLDEST}; expected at least 8`,
  ]);
});

test('what is asked by older rules is no news', () => {
  const older = { ...board(EDITION_IDS), editions: LATER.slice(0, 1) };
  expect(tooFewSince(Array.from({ length: 8 }, () => older))).toHaveLength(ruledOtherwise.length);
});

test('an edition after which nothing is ruled otherwise needs no boards', () => {
  const named = tooFewSince([]).map((line) => /rules of (\S+);/.exec(line)?.[1]);
  expect(named).toEqual(ruledOtherwise);
});
