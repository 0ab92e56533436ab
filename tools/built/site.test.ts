import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isStale, markBuilt, readBuilt } from './site.ts';

let root = '';
const later = new Date(Date.now() + 60_000);
const earlier = new Date(Date.now() - 60_000);
const duringBuild = new Date(Date.now() - 10_000);
const began = new Date(Date.now() - 30_000);

/** A file, and when it was written. */
function write(path: string, when: Date = earlier): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), path);
  for (let changed = path; changed !== '.'; changed = dirname(changed))
    utimesSync(join(root, changed), when, when);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  write('site/pages/index.astro');
  write('tools/e2e/x.e2e.ts');
  write('dist/index.html');
  markBuilt(root, began);
});

afterEach(() => rmSync(root, { recursive: true }));

test('a site that was built from its sources is not built again', () => {
  expect(isStale(root)).toBe(false);
});

describe('a site is built again when', () => {
  test.each([
    ['a source is newer', () => write('site/pages/index.astro', later)],
    ['a source was written while it was built', () => write('site/pages/index.astro', duringBuild)],
    ['what was noted of it is broken', () => write('.astro/built', later)],
    ['a source is new', () => write('scenarios/blocks/x/scenario.yaml', later)],
    ['a build was begun after the last that was finished', () => write('dist/index.html', later)],
    ['no build was finished', () => rmSync(join(root, '.astro'), { recursive: true })],
    ['there is none', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('%s', (_, change) => {
    change();
    expect(isStale(root)).toBe(true);
  });

  test('a source is gone', () => {
    rmSync(join(root, 'site/pages/index.astro'));
    utimesSync(join(root, 'site/pages'), later, later);
    expect(isStale(root)).toBe(true);
  });
});

test.each(['tools/built/x.ts', 'tools/checks/x.ts', 'engine/x.test.ts', 'tools/e2e/x.e2e.ts'])(
  'no page is made from %s',
  (path) => {
    write(path);
    utimesSync(join(root, path), later, later);
    expect(isStale(root)).toBe(false);
  },
);

test('files are read by their path from the root of the site', () => {
  write('dist/it/rules/index.html');
  const site = readBuilt(join(root, 'dist'));
  expect([...site.keys()]).toEqual(['/index.html', '/it/rules/index.html']);
  expect(new TextDecoder().decode(site.get('/index.html'))).toBe('dist/index.html');
});
