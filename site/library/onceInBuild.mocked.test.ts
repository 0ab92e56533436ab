import { afterEach, expect, test, vi } from 'vitest';
import { onceInBuild } from './onceInBuild.ts';

afterEach(() => vi.unstubAllEnvs());

async function timesMade(): Promise<number> {
  let times = 0;
  const made = onceInBuild(async () => {
    times += 1;
  });
  await Promise.all([made(), made()]);
  await made();
  return times;
}

test('a build makes it once, whoever asks and when', async () => {
  vi.stubEnv('PROD', true);
  expect(await timesMade()).toBe(1);
});

test('a development server makes it as the library is now', async () => {
  expect(await timesMade()).toBe(3);
});
