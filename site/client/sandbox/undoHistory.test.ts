import { expect, test } from 'vitest';
import { UndoHistory } from './undoHistory.ts';

test('what is undone can be done again, as far as there is anything', () => {
  const past = new UndoHistory<string>();
  for (const state of ['a', 'b', 'c']) past.add(state);
  expect([past.by(-1), past.by(-1), past.by(-1)]).toEqual(['b', 'a', 'a']);
  expect(past.canGoBack).toBe(false);
  expect([past.by(1), past.by(1), past.by(1)]).toEqual(['b', 'c', 'c']);
  expect(past.canGoOn).toBe(false);
});

test('another way from where it was undone takes the place of what was', () => {
  const past = new UndoHistory<string>();
  for (const state of ['a', 'b']) past.add(state);
  past.by(-1);
  past.add('c');
  expect(past.canGoOn).toBe(false);
  expect(past.by(-1)).toBe('a');
  expect(past.by(1)).toBe('c');
});
