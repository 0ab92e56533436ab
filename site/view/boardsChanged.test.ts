import { expect, test } from 'vitest';
import { EDITION_IDS, type EditionId } from '../engine.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { boardsChanged } from './boardsChanged.ts';

const [
  ,
  ,
  ANNOUNCED = '2013-02-01',
  ORDERED = '2024-07-30',
  FREE = '2024-11-08',
  NEWEST = '2026-09-25',
] = EDITION_IDS;

type Board = Pick<ScenarioFacts, 'slug' | 'genre' | 'editions' | 'courses' | 'answeredApart'>;

const course = (editions: readonly EditionId[], differsFrom: readonly EditionId[]) => ({
  editions,
  differsFrom,
  lines: [],
  bookkeeping: 1,
  rulings: 0,
  rulesInAnswers: [],
  asksForGames: false,
});

const PLAYED: Board = {
  slug: 'three-trolls',
  genre: 'scenario',
  editions: [NEWEST, FREE, ORDERED],
  courses: [course([NEWEST, FREE], [ORDERED]), course([ORDERED], [NEWEST, FREE])],
  answeredApart: [],
};
const ASKED: Board = {
  slug: 'two-bears',
  genre: 'exercise',
  editions: [NEWEST],
  courses: [course([NEWEST], [])],
  answeredApart: [{ question: 'dead', editions: [ORDERED, ANNOUNCED] }],
};

const told = (before: EditionId, after: EditionId) =>
  boardsChanged([PLAYED, ASKED], before, after).map(({ page, isPlayedOtherwise, questions }) => [
    page,
    isPlayedOtherwise,
    questions,
  ]);

test('what is played or answered otherwise on the two sides is told, with its page', () => {
  expect(told(ORDERED, FREE)).toEqual([
    ['/scenarios/three-trolls/', true, []],
    ['/exercises/two-bears/', false, ['dead']],
  ]);
});

test.each([
  [FREE, NEWEST],
  [ANNOUNCED, ORDERED],
])('from %s to %s nothing changes on these boards', (before, after) => {
  expect(told(before, after)).toEqual([]);
});
