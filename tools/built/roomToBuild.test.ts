import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withRoomToBuild } from './roomToBuild.ts';

let root = '';
const FINISHED = 1_000_000;

function write(path: string, writtenAt?: number): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), path);
  if (writtenAt !== undefined) utimesSync(join(root, path), writtenAt / 1000, writtenAt / 1000);
}

function note(...pages: readonly string[]): void {
  const paths = Object.fromEntries(pages.map((page) => [page, { outputFile: page }]));
  mkdirSync(join(root, '.astro'), { recursive: true });
  writeFileSync(
    join(root, '.astro/incremental-build.json'),
    JSON.stringify({ routes: { 'site/pages/x.astro': { paths } } }),
  );
}

const standing = (): readonly string[] =>
  existsSync(join(root, 'dist'))
    ? readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).toSorted()
    : [];

/** What stands in dist/ as a build begins. */
async function foundBy(finished: number | undefined): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await withRoomToBuild(root, finished, async () => {
    found = standing();
  });
  return found;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  write('dist/a/index.html', FINISHED - 1);
  write('dist/script.js', FINISHED - 1);
  note('a/index.html');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('a build finds', () => {
  test('the pages of the last one that was finished, and nothing else of it', async () => {
    expect(await foundBy(FINISHED)).toEqual(['a', 'a/index.html']);
  });

  test('nothing where the last one was not finished', async () => {
    expect(await foundBy(undefined)).toEqual([]);
  });

  test('no page that was written since', async () => {
    write('dist/a/index.html', FINISHED + 1);
    expect(await foundBy(FINISHED)).toEqual([]);
  });

  test.each(['', '{', '[]', '{"routes":{"x":1}}'])(
    'nothing where what was noted of the last one is %j',
    async (text) => {
      writeFileSync(join(root, '.astro/incremental-build.json'), text);
      expect(await foundBy(FINISHED)).toEqual([]);
    },
  );
});

test('what a build neither made nor took over is gone after it', async () => {
  write('dist/b/index.html', FINISHED - 1);
  note('a/index.html', 'b/index.html');
  await withRoomToBuild(root, FINISHED, async () => {
    write('dist/c/index.html');
    note('a/index.html', 'c/index.html');
  });
  expect(standing()).toEqual(['a', 'a/index.html', 'c', 'c/index.html']);
});

test('where a page that was taken over asks for a script that is no more, all is built anew', async () => {
  const found: (readonly string[])[] = [];
  await withRoomToBuild(root, FINISHED, async () => {
    found.push(standing());
    write('dist/a/index.html');
    if (found.length === 1)
      writeFileSync(join(root, 'dist/a/index.html'), '<script src="/_astro/gone.AbC.js"></script>');
    note('a/index.html');
  });
  expect(found).toEqual([['a', 'a/index.html'], []]);
});
