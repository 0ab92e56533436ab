import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exerciseFilesAt } from '../../site/library/files.ts';

test('no exercise gives the rules of its answer by hand: what decides is found', () => {
  const files = exerciseFilesAt(process.cwd());
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /\brules:/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
