import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISTAKE_NAMES } from '../../engine.ts';
import { plainStore } from '../memory/testing/plainStore.ts';
import { type PlacementResult, readPlacement, writePlacement } from './kept.ts';

const RESULT: PlacementResult = {
  version: 1,
  takenAt: '2026-11-22T20:15:00.000Z',
  sure: ['damageInOrder'],
  likely: ['tapRemoves'],
  asked: ['damageInOrder', 'tapRemoves', 'sickCannotBlock'],
  level: 3,
};

test('what is kept is read again', () => {
  const some = fc.subarray([...MISTAKE_NAMES]);
  const level = fc.constantFrom(1, 2, 3, 4, 5);
  fc.assert(
    fc.property(some, some, some, level, (sure, likely, asked, at) => {
      const store = plainStore();
      const result: PlacementResult = { ...RESULT, sure, likely, asked, level: at };
      expect(writePlacement(result, () => store)).toBe(true);
      expect(readPlacement(() => store)).toEqual({ kind: 'read', result, dropped: [] });
    }),
  );
});

test('where none was taken there is none', () => {
  expect(readPlacement(() => plainStore())).toBeUndefined();
});

test('mistakes that there are no more are left out, and said', () => {
  const store = plainStore();
  store.setItem(
    'placement',
    JSON.stringify({ ...RESULT, sure: ['damageInOrder', 'gone'], asked: ['gone', 'lost'] }),
  );
  expect(readPlacement(() => store)).toEqual({
    kind: 'read',
    result: { ...RESULT, asked: [] },
    dropped: ['gone', 'lost'],
  });
});

test.each([
  ['no JSON', '{"version":1', 'damaged'],
  ['no result', '[]', 'damaged'],
  ['without a level', JSON.stringify({ ...RESULT, level: 6 }), 'damaged'],
  ['without its day', JSON.stringify({ ...RESULT, takenAt: 'yesterday' }), 'damaged'],
  ['with numbers for mistakes', JSON.stringify({ ...RESULT, sure: [1] }), 'damaged'],
  ['of a version that is still to come', JSON.stringify({ ...RESULT, version: 2 }), 'newer'],
])(
  'one that is %s is told, and stays until there is another, and beside that',
  (_, text, trouble) => {
    const store = plainStore();
    store.setItem('placement', text);
    expect(readPlacement(() => store)).toEqual({ kind: 'trouble', trouble });
    expect(store.getItem('placement')).toBe(text);
    writePlacement(RESULT, () => store);
    expect(readPlacement(() => store)).toMatchObject({ kind: 'read', result: RESULT });
    expect(store.getItem('placement before')).toBe(text);
  },
);

test('whatever is kept there, nothing throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const store = plainStore();
      store.setItem('placement', text);
      expect(() => readPlacement(() => store)).not.toThrow();
    }),
  );
});

test('a browser that keeps nothing says so', () => {
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(readPlacement(blocked)).toBeUndefined();
  expect(writePlacement(RESULT, blocked)).toBe(false);
});
