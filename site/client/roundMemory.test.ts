import { describe, expect, test } from 'vitest';
import { keepRound, type RoundMemory, recallRound, resultAfter } from './roundMemory.ts';

const PAGE = '/practice/trample/';

const ROUND: RoundMemory = {
  results: { '/exercises/one/#q-dead': 'right', '/exercises/two/#q-block': 'later' },
  mistakes: { '/mistakes/tap-removes/': 'You would be right if …' },
  answers: { '/exercises/one/#q-dead': 'pick=1', '/exercises/two/#q-block': 'guard=brute' },
};

const NOTHING: RoundMemory = { results: {}, mistakes: {}, answers: {} };

function store() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  });
}

const holding = (text: string) => () => ({ getItem: () => text, setItem: () => {} });

test('a round goes on as it was left, and another one is not touched', () => {
  const browser = store();
  keepRound(PAGE, ROUND, browser);
  expect(recallRound(PAGE, browser)).toEqual(ROUND);
  expect(recallRound('/practice/evasion/', browser)).toEqual(NOTHING);
});

test.each(['it', 'es'])('in another language (%s) it is the same round', (language) => {
  const browser = store();
  keepRound(PAGE, ROUND, browser);
  expect(recallRound(`/${language}${PAGE}`, browser)).toEqual(ROUND);
  keepRound(`/${language}${PAGE}`, NOTHING, browser);
  expect(recallRound(PAGE, browser)).toEqual(NOTHING);
});

describe('a round begins anew, and throws nothing, with a store that', () => {
  test.each([
    ['is no JSON', '{'],
    ['is null', 'null'],
    ['is a number', '7'],
    ['is a list', '[]'],
    ['has no mistakes', '{"results":{"/exercises/one/":"right"}}'],
    ['has lists for records', '{"results":["right"],"mistakes":[]}'],
  ])('%s', (_, text) => {
    expect(recallRound(PAGE, holding(text))).toEqual(NOTHING);
  });

  test('is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    expect(() => keepRound(PAGE, ROUND, blocked)).not.toThrow();
    expect(recallRound(PAGE, blocked)).toEqual(NOTHING);
  });
});

test('a store that is full keeps the round that it has', () => {
  const full = () => ({
    getItem: () => JSON.stringify(ROUND),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(() => keepRound(PAGE, NOTHING, full)).not.toThrow();
  expect(recallRound(PAGE, full)).toEqual(ROUND);
});

test('of a store that was edited by hand, what makes sense is kept', () => {
  const text = JSON.stringify({
    results: { one: 'right', two: 'perfect', three: true, four: null, five: 'skipped' },
    mistakes: { one: 'told', two: 2, three: ['told'] },
  });
  expect(recallRound(PAGE, holding(text))).toEqual({
    results: { one: 'right', five: 'skipped' },
    mistakes: { one: 'told' },
    answers: {},
  });
});

test('a round that was kept before there were answers goes on', () => {
  const text = JSON.stringify({ results: { one: 'right' }, mistakes: {} });
  expect(recallRound(PAGE, holding(text))).toEqual({ ...NOTHING, results: { one: 'right' } });
});

test.each([
  [undefined, 'right', 'right'],
  [undefined, 'wrong', 'wrong'],
  ['skipped', 'right', 'right'],
  ['skipped', 'wrong', 'wrong'],
  ['wrong', 'right', 'later'],
  ['wrong', 'wrong', 'wrong'],
  ['right', 'wrong', 'right'],
  ['later', 'wrong', 'later'],
] as const)(
  'the first answer to a board decides: %s, then %s, is %s',
  (before, answered, result) => {
    expect(resultAfter(before, answered)).toBe(result);
  },
);
