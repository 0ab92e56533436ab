import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginBuild, isStale, markBuilt, readBuilt } from './site.ts';

let root = '';
const PAGE = 'site/pages/index.astro';

function write(path: string, text = path): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A build that reads the sources, and in the meantime lets something happen. */
function built(meanwhile = (): void => undefined): boolean {
  const began = beginBuild(root);
  write('dist/index.html');
  meanwhile();
  return markBuilt(root, began);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rule-509-'));
  write(PAGE);
  write('tools/e2e/x.e2e.ts');
  built();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('a site is not built again', () => {
  test('when it was built from its sources', () => {
    expect(isStale(root)).toBe(false);
  });

  test('when a source was written again as it was', () => {
    write(PAGE);
    expect(isStale(root)).toBe(false);
  });
});

const later = new Date(Date.now() + 60_000);

describe('a site is built again when', () => {
  test.each([
    ['a source is another', () => write(PAGE, 'new')],
    ['what was noted of it is broken', () => write('.astro/built', 'broken')],
    ['a source is new', () => write('scenarios/blocks/x/scenario.yaml')],
    ['a source is gone', () => rmSync(join(root, PAGE))],
    ['it is to be published elsewhere', () => vi.stubEnv('BASE', '/elsewhere')],
    [
      'a build was begun after the last that was finished',
      () => utimesSync(join(root, 'dist/index.html'), later, later),
    ],
    ['a build was begun and not finished', () => void beginBuild(root)],
    ['no build was finished', () => rmSync(join(root, '.astro'), { recursive: true })],
    ['there is none', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('%s', (_, change) => {
    change();
    expect(isStale(root)).toBe(true);
  });
});

describe('a build does not count that was under way when', () => {
  test.each([
    ['a source became another', () => write(PAGE, 'new')],
    [
      'a source became another and was put back, by a program that keeps its date',
      () => {
        write(PAGE, 'new');
        write(PAGE);
        utimesSync(join(root, PAGE), 0, 0);
      },
    ],
    ['a source came', () => write('site/pages/new.astro')],
  ])('%s', (_, meanwhile) => {
    expect(built(meanwhile)).toBe(false);
    expect(isStale(root)).toBe(true);
  });
});

test.each(['tools/built/x.ts', 'tools/checks/x.ts', 'engine/x.test.ts', 'tools/e2e/x.e2e.ts'])(
  'no page is made from %s',
  (path) => {
    write(path);
    expect(isStale(root)).toBe(false);
  },
);

test('files are read by their path from the root of the site', () => {
  write('dist/it/rules/index.html');
  const site = readBuilt(join(root, 'dist'));
  expect([...site.keys()]).toEqual(['/index.html', '/it/rules/index.html']);
  expect(new TextDecoder().decode(site.get('/index.html'))).toBe('dist/index.html');
});
