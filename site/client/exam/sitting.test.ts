import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { plainStore } from '../memory/testing/plainStore.ts';
import { answeredIn } from './answered.ts';
import {
  joinedSitting,
  keepSitting,
  keyOf,
  recallSitting,
  type Sitting,
  sittingsKept,
  waitingIn,
} from './sitting.ts';

const SITTING: Sitting = {
  id: 'a-1',
  began: 1_795_000_000_000,
  seed: '7',
  asked: ['/exercises/one/#q-dead', '/exercises/two/#q-block', '/exercises/three/#q-dead'],
  answers: { 0: 'pick=1', 1: 'nothing' },
  prints: { 0: 'a1b2c3' },
  at: 1,
  left: 1200,
  stage: 'over',
  judged: { 0: { kind: 'judged', right: false, mistakes: ['tap-removes'] } },
  logged: 1,
};

let store: Storage;
const browser = () => store;
beforeEach(() => {
  store = plainStore();
});

test('an exam goes on as it was left', () => {
  expect(keepSitting(SITTING, browser)).toBe(true);
  expect(recallSitting(SITTING.id, browser)).toEqual(SITTING);
});

test('one that is begun takes nothing from another; the newest comes first', () => {
  const newer = { ...SITTING, id: 'b-2', began: SITTING.began + 1, answers: {}, judged: {} };
  for (const one of [SITTING, newer]) keepSitting(one, browser);
  expect(sittingsKept(browser)).toEqual([newer, SITTING]);
});

test.each([
  ['is no JSON', '{'],
  ['is null', 'null'],
  ['is a list', '[]'],
  ['asks nothing', '{"seed":"7","asked":[],"answers":{}}'],
  ['has numbers for questions', '{"seed":"7","asked":[1],"answers":{}}'],
])('what %s is no exam', (_, text) => {
  store.setItem(keyOf(SITTING), text);
  expect(recallSitting(SITTING.id, browser)).toBeUndefined();
  expect(sittingsKept(browser)).toEqual([]);
});

test('of an exam that was edited by hand, what makes sense is kept', () => {
  const edited = {
    ...SITTING,
    at: 99,
    left: 'long',
    answers: { 0: 'pick=1', 1: 2, 7: 'x' },
    judged: { 0: { kind: 'guessed' }, 2: { kind: 'undecided' } },
  };
  store.setItem(keyOf(SITTING), JSON.stringify(edited));
  const { left: _, ...rest } = SITTING;
  const answers = { 0: 'pick=1' };
  expect(recallSitting(SITTING.id, browser)).toEqual({ ...rest, answers, judged: {}, at: 2 });
});

test('one that the version before kept is read, and what could not be marked then waits again', () => {
  const { seed, asked, answers } = SITTING;
  const [judged] = Object.values(SITTING.judged);
  const before = {
    seed,
    asked,
    answers,
    at: 1,
    judged: [judged, { kind: 'failed' }, { kind: 'undecided' }],
  };
  store.setItem('exam 1', JSON.stringify(before));
  const [read] = sittingsKept(browser);
  expect(read).toMatchObject({ id: '1', stage: 'over', answers, judged: { 0: judged }, logged: 1 });
  expect(read && waitingIn(read)).toEqual([1]);
});

test('what is answered and has no mark waits for one: it is neither wrong nor unanswered', () => {
  expect(waitingIn(SITTING)).toEqual([1]);
  expect(answeredIn(SITTING, []).map(({ outcome }) => outcome)).toEqual([
    'wrong',
    'waiting',
    'unanswered',
  ]);
});

test('whatever is kept there, it is read or it is none', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      store.setItem(keyOf(SITTING), text);
      expect(() => sittingsKept(browser)).not.toThrow();
    }),
  );
});

test('of two tabs neither loses an answer, a mark or the end', () => {
  const part = fc.record({
    answers: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.constantFrom('a', 'b')),
    stage: fc.constantFrom('sat', 'over'),
  });
  fc.assert(
    fc.property(part, part, (one, other) => {
      const joined = joinedSitting({ ...SITTING, ...one }, { ...SITTING, ...other });
      expect(Object.keys(joined.answers).toSorted()).toEqual(
        [...new Set([...Object.keys(one.answers), ...Object.keys(other.answers)])].toSorted(),
      );
      expect(joined.answers).toMatchObject(other.answers);
      expect(joined.stage).toBe([one.stage, other.stage].includes('over') ? 'over' : 'sat');
    }),
  );
});

test('a browser that keeps nothing says so', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(keepSitting(SITTING, blocked)).toBe(false);
  expect(recallSitting(SITTING.id, blocked)).toBeUndefined();
  expect(sittingsKept(blocked)).toEqual([]);
});
