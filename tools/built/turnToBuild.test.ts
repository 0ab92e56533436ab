import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './turnToBuild.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  mkdirSync(join(root, '.astro'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('of two builds the second says that it waits, and begins when the first is done', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const told: string[] = [];
  const build = (name: string) =>
    inTurn(root, async () => {
      told.push(`${name} begins`);
      await setTimeout(300);
      told.push(`${name} ends`);
    });
  await Promise.all([build('first'), build('second')]);
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(said.mock.calls).toEqual([
    [expect.stringContaining(`process ${process.pid} is building this site`)],
  ]);
});

test('a build that fails lets the next one go on', async () => {
  const failed = inTurn(root, () => Promise.reject(new Error('it fails')));
  await expect(failed).rejects.toThrow('it fails');
  expect(await inTurn(root, async () => 'built')).toBe('built');
});

test.each([
  ['a process that is no more', '4194303'],
  ['a process that never said who it is', ''],
])('nobody waits for %s', async (_, builder) => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  writeFileSync(join(root, '.astro/building'), builder);
  utimesSync(join(root, '.astro/building'), 0, 0);
  expect(await inTurn(root, async () => 'built')).toBe('built');
});
