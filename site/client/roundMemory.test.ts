import { describe, expect, test } from 'vitest';
import { plainStore } from './memory/testing/plainStore.ts';
import {
  forgetRounds,
  keepRound,
  type RoundMemory,
  recallRound,
  resultAfter,
  roundsWaiting,
  standingOf,
  withMark,
  withoutResults,
  withoutSent,
  withSent,
} from './roundMemory.ts';

const PAGE = '/practice/trample/';

const ROUND: RoundMemory = {
  results: { '/exercises/one/#q-dead': 'right', '/exercises/two/#q-block': 'later' },
  mistakes: { '/mistakes/tap-removes/': 'You would be right if …' },
  answers: { '/exercises/one/#q-dead': 'pick=1', '/exercises/two/#q-block': 'guard=brute' },
  waiting: { '/exercises/three/#q-dead': 'nothing' },
  prints: { '/exercises/three/#q-dead': 'a1b2c3' },
  asked: ['/exercises/one/#q-dead'],
};

const NOTHING: RoundMemory = {
  results: {},
  mistakes: {},
  answers: {},
  waiting: {},
  prints: {},
  asked: [],
};

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

test('of rounds without an end one is remembered, and those in which an answer waits for its mark', () => {
  const browser = plainStore();
  const storeOf = () => browser;
  const marked = { ...ROUND, waiting: {} };
  const rounds = {
    '/boards/ 1': marked,
    '/boards/ 2': ROUND,
    '/boards/ 3': marked,
    '/daily/': ROUND,
  };
  for (const [page, round] of Object.entries(rounds)) keepRound(page, round, storeOf);
  expect(roundsWaiting('/daily/', storeOf)).toEqual(['/boards/ 2']);
  forgetRounds('/boards/', '/boards/ 3', storeOf);
  const left = Object.keys(rounds).filter((page) => browser.getItem(`round ${page}`) !== null);
  expect(left).toEqual(['/boards/ 2', '/boards/ 3', '/daily/']);
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
    expect(keepRound(PAGE, ROUND, blocked)).toBe(false);
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
  expect(keepRound(PAGE, NOTHING, full)).toBe(false);
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
    waiting: {},
    prints: {},
    asked: [],
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

describe('an answer that was sent', () => {
  const ONE = '/exercises/one/#q-block';
  const sent = withSent(NOTHING, ONE, 'guard=brute', 'a1b2c3');

  test('waits with what its board was until it is marked, and is no skipped one meanwhile', () => {
    expect(standingOf(sent, ONE)).toBe('waiting');
    expect(sent.prints).toEqual({ [ONE]: 'a1b2c3' });
    const marked = withMark(sent, ONE, 'wrong', 'guard=brute');
    expect(standingOf(marked, ONE)).toBe('wrong');
    expect(marked).toMatchObject({ waiting: {}, answers: { [ONE]: 'guard=brute' } });
  });

  test('waits on where the round is begun again', () => {
    expect(standingOf(withoutResults(sent, [ONE]), ONE)).toBe('waiting');
  });

  test('waits for nothing where it was none', () => {
    expect(standingOf(withoutSent(sent, ONE), ONE)).toBeUndefined();
  });

  test('counts where the board was skipped before, and changes nothing where another has counted', () => {
    const skipped = { ...NOTHING, results: { [ONE]: 'skipped' as const } };
    expect(standingOf(withSent(skipped, ONE, 'x', undefined), ONE)).toBe('waiting');
    const marked = withMark(sent, ONE, 'right', 'guard=brute');
    expect(withSent(marked, ONE, 'x', 'd4e5f6')).toEqual(marked);
    expect(withMark(marked, ONE, 'wrong', 'x').answers).toEqual({ [ONE]: 'guard=brute' });
  });
});
