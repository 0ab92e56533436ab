import { expect, test } from 'vitest';
import { kitsOf } from './offlineKits.ts';
import { addressOf, siteFiles } from './siteFiles.ts';

const page = (lang: string, script: string, more = '') =>
  `<!doctype html><html lang="${lang}"><link href="/rule-509/_astro/page.A1.css"><script src="/rule-509/_astro/${script}"></script>${more}`;
const round = '<r509-round data-boards="[&quot;/rule-509/exercises/one/#q-a&quot;]">';

const BUILT: Readonly<Record<string, string>> = {
  '_astro/answer.A1.js':
    'import"./common.A1.js";import"./header.A1.js";new Worker(new URL("/rule-509/_astro/boardWorker.A1.js",import.meta.url));({en:()=>import("./words.E1.js"),it:()=>import("./words.I1.js")})',
  '_astro/words.E1.js': '',
  '_astro/words.I1.js': '',
  '_astro/common.A1.js': '',
  '_astro/page.A1.css': '',
  '_astro/round.A1.js': 'import"./common.A1.js";import("./summary.A1.js");import("./making.A1.js")',
  '_astro/summary.A1.js': '',
  '_astro/making.A1.js':
    'import"./pieces.A1.js";new Worker(new URL("/rule-509/_astro/boardWorker.A1.js",import.meta.url))',
  '_astro/boardWorker.A1.js': '',
  '_astro/pieces.A1.js': '',
  '_astro/sandbox.A1.js': 'new Worker(new URL("/rule-509/_astro/worker.A1.js",import.meta.url))',
  '_astro/worker.A1.js': '',
  '_astro/stop.A1.js': 'import"./round.A1.js"',
  '_astro/placement.A1.js': '',
  '_astro/nobody.A1.js': '',
  '_astro/header.A1.js': 'import("./field.A1.js")',
  '_astro/field.A1.js':
    'import"./results.A1.js";new Worker(new URL("/rule-509/_astro/searchWorker.A1.js",import.meta.url))',
  '_astro/results.A1.js': '',
  '_astro/searchWorker.A1.js': '',
  'index.html': page('en', 'answer.A1.js'),
  'it/index.html': page('it', 'answer.A1.js'),
  'practice/one/index.html': page('en', 'round.A1.js', round),
  'it/practice/one/index.html': page('it', 'round.A1.js', round),
  'course/one/index.html': page('en', 'stop.A1.js', round),
  'it/course/one/index.html': page('it', 'stop.A1.js', round),
  'placement/index.html': page('en', 'placement.A1.js'),
  'it/placement/index.html': page('it', 'placement.A1.js'),
  'sandbox/index.html': page('en', 'sandbox.A1.js'),
  'it/sandbox/index.html': page('it', 'sandbox.A1.js'),
  'offline/index.html': page('en', 'answer.A1.js'),
  'it/offline/index.html': page('it', 'answer.A1.js'),
};
const built = {
  names: Object.keys(BUILT),
  bytesOf: (name: string) => new TextEncoder().encode(BUILT[name]),
};
const kits = kitsOf(built, siteFiles(built));
const pathsOf = (kit: string) => kits.get(kit)?.map(({ path }) => path);

test('what any page needs to be read and answered comes first, and a round but for boards that are made', () => {
  expect(pathsOf('shell')).toEqual([
    '_astro/answer.A1.js',
    '_astro/common.A1.js',
    '_astro/page.A1.css',
    '_astro/round.A1.js',
    '_astro/summary.A1.js',
    '_astro/nobody.A1.js',
    '_astro/header.A1.js',
  ]);
});

test('what speaks a language comes with the page that stands in for others', () => {
  expect(pathsOf('shell.it')).toEqual(['_astro/words.I1.js', 'it/offline/']);
  expect(pathsOf('shell.en')).toEqual(['_astro/words.E1.js', 'offline/']);
});

test('boards that are made, course, placement test and search go with rounds, and one’s own board has a kit of its own', () => {
  expect(pathsOf('rounds')).toEqual([
    '_astro/making.A1.js',
    '_astro/boardWorker.A1.js',
    '_astro/pieces.A1.js',
    '_astro/stop.A1.js',
    '_astro/placement.A1.js',
    '_astro/field.A1.js',
    '_astro/results.A1.js',
    '_astro/searchWorker.A1.js',
  ]);
  expect(pathsOf('own')).toEqual(['_astro/sandbox.A1.js', '_astro/worker.A1.js']);
});

test('every script and style is in one kit', () => {
  const all = [...kits.values()].flat().map(({ path }) => path);
  const assets = built.names.filter((name) => name.startsWith('_astro/'));
  expect(all.filter((path) => path.startsWith('_astro/')).toSorted()).toEqual(assets.toSorted());
  expect(built.names.map(addressOf)).toEqual(expect.arrayContaining(all));
});
