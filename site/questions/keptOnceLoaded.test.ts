import { expect, test } from 'vitest';
import { keptOnceLoaded } from './keptOnceLoaded.ts';

test('what has been loaded is not loaded again', async () => {
  let loads = 0;
  const one = keptOnceLoaded(async () => {
    loads += 1;
    return loads;
  });
  expect(await Promise.all([one(), one()])).toEqual([1, 1]);
  expect(await one()).toBe(1);
});

test('what could not be loaded is asked for again', async () => {
  let loads = 0;
  const one = keptOnceLoaded(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return loads;
  });
  await expect(one()).rejects.toThrow('offline');
  expect(await one()).toBe(2);
});
