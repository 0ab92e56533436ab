import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOlder } from './isOlder.ts';

const root = mkdtempSync(join(tmpdir(), 'older-'));
const [folder, made, source] = [
  join(root, 'from'),
  join(root, 'made'),
  join(root, 'from/deep/source'),
];
mkdirSync(join(folder, 'deep'), { recursive: true });
writeFileSync(source, '');

const writtenAt = (seconds: number): void => {
  for (const path of [folder, join(folder, 'deep'), source]) utimesSync(path, 50, 50);
  utimesSync(source, seconds, seconds);
};

test('what is missing is older than anything', () => {
  expect(isOlder(made, folder)).toBe(true);
});

test.each([
  ['before', 99, false],
  ['after', 101, true],
])('a file that was made %s one deep in the folder', (_, seconds, older) => {
  writeFileSync(made, '');
  utimesSync(made, 100, 100);
  writtenAt(seconds);
  expect(isOlder(made, folder)).toBe(older);
});
