import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../project/command.ts';
import { longSubjects } from './subjects.ts';

const root = mkdtempSync(join(tmpdir(), 'subjects-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const commit = (subject: string, date: string) =>
  capture('git', ['commit', '--allow-empty', '--no-gpg-sign', '-m', subject], {
    folder: root,
    env: {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b.c',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b.c',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });

test('without a history nothing is wrong; in one, subjects of new commits over 72 letters are', async () => {
  expect(await longSubjects(root)).toEqual([]);
  await capture('git', ['init', '--quiet'], { folder: root });
  expect(await longSubjects(root)).toEqual([]);
  await commit('o'.repeat(80), '2026-11-01T00:00:00Z');
  await commit('“'.repeat(72), '2026-12-01T00:00:00Z');
  expect(await longSubjects(root)).toEqual([]);
  await commit('n'.repeat(73), '2026-12-02T00:00:00Z');
  expect(await longSubjects(root)).toEqual([
    expect.stringMatching(/^[0-9a-f]+: its subject has 73 letters, at most 72$/),
  ]);
});
