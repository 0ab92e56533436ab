import { expect, test } from 'vitest';
import { loadedOnce } from './loadedOnce.ts';

test('what has been loaded is not loaded again, each by its key', async () => {
  const loaded: string[] = [];
  const lengthOf = loadedOnce(async (key: string) => {
    loaded.push(key);
    return key.length;
  });
  expect(await Promise.all(['a', 'bb', 'a'].map(lengthOf))).toEqual([1, 2, 1]);
  expect(await lengthOf('bb')).toBe(2);
  expect(loaded).toEqual(['a', 'bb']);
});

test('what could not be loaded is asked for again', async () => {
  let loads = 0;
  const one = loadedOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(one(undefined)).rejects.toThrow('offline');
  expect(await one(undefined)).toBe(2);
});
