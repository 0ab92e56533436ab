import { describe, expect, test } from 'vitest';
import { settle, waitingAnswers } from './journal.ts';
import { answer } from './testing/arbitrary.ts';

/** As a browser's: what it holds are properties of its own. */
function storeOf(content: Readonly<Record<string, string>>): () => Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    removeItem: (key: string) => {
      delete store[key];
    },
  });
  Object.assign(store, content);
  return () => store;
}

const waiting = (item: string) => ({ 'answer a': JSON.stringify(answer(0, { id: 'a', item })) });

test.each(['/exercises/one/#q-block', '/it/exercises/one/#q-block', '/es/exercises/one/#q-block'])(
  'an answer on %s is one to the same question',
  (item) => {
    expect(waitingAnswers(storeOf(waiting(item)))).toEqual([answer(0, { id: 'a' })]);
  },
);

test('what else lies in the store, or was edited by hand, waits for nothing', () => {
  const store = storeOf({
    theme: 'dark',
    answers: '{"version":1}',
    'answer b': '{',
    'answer c': 'null',
    'answer d': '{"id":"d"}',
    ...waiting('/exercises/one/#q-block'),
  });
  expect(waitingAnswers(store)).toHaveLength(1);
});

describe('what is in the log waits no longer,', () => {
  test('but others do', () => {
    const store = storeOf({
      ...waiting('/exercises/one/#q-block'),
      'answer b': JSON.stringify(answer(1, { id: 'b' })),
    });
    settle([answer(0, { id: 'a' })], store);
    expect(waitingAnswers(store).map(({ id }) => id)).toEqual(['b']);
  });

  test('unless a mistake has become known since', () => {
    const known = answer(0, { id: 'a', right: false });
    const store = storeOf({
      'answer a': JSON.stringify({ ...known, mistakes: ['tap-removes'] }),
    });
    settle([known], store);
    expect(waitingAnswers(store)).toEqual([{ ...known, mistakes: ['tap-removes'] }]);
  });
});

test('where the store is blocked nothing waits, and nothing throws', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(waitingAnswers(blocked)).toEqual([]);
  expect(() => settle([answer(0)], blocked)).not.toThrow();
});
