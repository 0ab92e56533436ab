import { expect, test } from 'vitest';
import type { AskedQuestion, AskKind, ScenarioFacts } from '../library/judged/facts.ts';
import type { AskedItem } from './askedItems.ts';
import { expectedMinutes, secondsFor } from './expectedTime.ts';

const EDITION = '2026-09-25';

function item(
  slug: string,
  { ask = 'declare', knowledge = 2, bookkeeping = 2 }: Partial<Described> = {},
): AskedItem {
  const question: AskedQuestion = { id: 'q', editions: [EDITION], ask, turnsOn: [] };
  const facts: ScenarioFacts = {
    genre: 'scenario',
    file: '',
    fingerprint: '',
    slug,
    topics: [],
    knowledge,
    checked: EDITION,
    covers: [],
    editions: [EDITION],
    branches: [],
    keywords: [],
    misread: [],
    answeredApart: [],
    questions: [question],
    courses: [
      {
        editions: [EDITION],
        lines: [],
        bookkeeping,
        rulings: 0,
        rulesInAnswers: [],
        asksForGames: false,
        differsFrom: [],
      },
    ],
  };
  return { kind: 'scenario', page: `/scenarios/${slug}/`, question: 'q', facts };
}

interface Described {
  readonly ask: AskKind;
  readonly knowledge: number;
  readonly bookkeeping: number;
}

test('what must be known and what must be kept in mind both take time', () => {
  const plain = secondsFor(item('a'), 'new');
  expect(secondsFor(item('a', { knowledge: 5 }), 'new')).toBeGreaterThan(plain);
  expect(secondsFor(item('a', { bookkeeping: 5 }), 'new')).toBeGreaterThan(plain);
});

test('a declaration takes longer than a yes or no', () => {
  expect(secondsFor(item('a'), 'new')).toBeGreaterThan(
    secondsFor(item('a', { ask: 'holds' }), 'new'),
  );
});

test('a board that is asked about again is not read again', () => {
  expect(secondsFor(item('a'), 'read')).toBeLessThan(secondsFor(item('a'), 'new'));
  const twice = Array.from({ length: 60 }, () => item('a'));
  const apart = twice.map((_, at) => item(`board-${at}`));
  expect(expectedMinutes(twice)).toBeLessThan(expectedMinutes(apart));
});

test('no round is said to take no time, and more boards never take less', () => {
  expect(expectedMinutes([item('a', { ask: 'holds', knowledge: 1, bookkeeping: 1 })])).toBe(1);
  const boards = Array.from({ length: 40 }, (_, at) => item(`board-${at}`));
  const times = boards.map((_, at) => expectedMinutes(boards.slice(0, at + 1)));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeGreaterThan(10);
});
