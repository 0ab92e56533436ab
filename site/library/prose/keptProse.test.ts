import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cacheFile, readCached } from '../judged/judgementCache.ts';
import { proseReader } from './keptProse.ts';

const root = mkdtempSync(join(tmpdir(), 'prose-'));
const file = join(root, 'scenarios/en.mdx');
mkdirSync(join(root, 'scenarios'));

/** What a run reads of the text that the file has now. */
async function run(text: string, code = 'today') {
  writeFileSync(file, text);
  const reader = proseReader(root, code);
  const read = await reader.read(file);
  reader.keep();
  return read;
}

/** What is noted of the file. */
const noted = (): unknown => readCached(cacheFile(root, 'prose.json'));

afterEach(() => rmSync(join(root, '.astro'), { recursive: true, force: true }));

test('what was read of a text is kept for the next run', async () => {
  const first = await run('It may block.');
  const before = noted();
  expect(first.parts).toEqual([{ kind: 'html', html: '<p>It may block.</p>' }]);
  expect(await run('It may block.')).toEqual(first);
  expect(noted()).toBe(before);
});

test('another text, or another reader, reads again', async () => {
  await run('It may block.');
  expect((await run('It may not.')).parts).toEqual([{ kind: 'html', html: '<p>It may not.</p>' }]);
  const before = noted();
  await run('It may not.', 'tomorrow');
  expect(noted()).not.toBe(before);
});

test('of a file that is gone nothing stays', async () => {
  await run('It may block.');
  rmSync(file);
  const other = join(root, 'scenarios/it.mdx');
  writeFileSync(other, 'Può bloccare.');
  const reader = proseReader(root, 'today');
  await reader.read(other);
  reader.keep();
  expect(Object.keys(JSON.parse(`${noted()}`))).toEqual(['scenarios/it.mdx']);
});
