import { expect, test } from 'vitest';
import { type BuiltFile, listsOf, shellOf } from './offlineLists.ts';

const PATHS = [
  '404.html',
  '_astro/round.A-1_b.js',
  'api/scenarios.json',
  'embed/one/index.html',
  'exercises/one/index.html',
  'favicon.svg',
  'fonts/sans.woff2',
  'icons/192.png',
  'index.html',
  'it/exercises/one/index.html',
  'it/index.html',
  'it/manifest.webmanifest',
  'it/offline/index.html',
  'it/practice/index.html',
  'it/practice/items.json',
  'it/practice/never-seen-before/index.html',
  'it/rules/509.1c/index.html',
  'it/scenarios/one/2009-07-11/index.html',
  'it/scenarios/one/index.html',
  'offline/en.json',
  'practice/apart.json',
  'practice/index.html',
  'practice/items.json',
  'questions/one/2026-09-25.json',
  'schema/card.json',
  'sw.js',
] as const;

const files = (text = 'text'): readonly BuiltFile[] =>
  PATHS.map((path) => [path, new TextEncoder().encode(`${text} ${path}`)]);

const listOf = (language: 'en' | 'it') =>
  listsOf(files(), ([, bytes]) => bytes.length).get(language) ?? { sets: [], rest: [] };
const pathsOf = (language: 'en' | 'it', part: 'sets' | 'rest') =>
  listOf(language)[part].map(([path]) => path);

test('what rounds lead through comes by itself, the rounds first, and data in the own language', () => {
  expect(pathsOf('it', 'sets')).toEqual([
    'it/',
    'it/practice/',
    'it/practice/items.json',
    'it/practice/never-seen-before/',
    'practice/apart.json',
    'it/exercises/one/',
    'it/scenarios/one/',
    'questions/one/2026-09-25.json',
  ]);
});

test('all other pages can be fetched', () => {
  expect(pathsOf('it', 'rest')).toEqual(['it/rules/509.1c/', 'it/scenarios/one/2009-07-11/']);
});

test('every page of a language is listed once, except what every version has', () => {
  const pages = PATHS.filter((path) => path.startsWith('it/') && path.endsWith('index.html'));
  const listed = [...pathsOf('it', 'sets'), ...pathsOf('it', 'rest')].filter(
    (path) => path.startsWith('it/') && path.endsWith('/'),
  );
  const shell = shellOf(files()).map(([path]) => path);
  expect([
    ...listed,
    ...shell.filter((path) => path.startsWith('it/') && path.endsWith('/')),
  ]).toHaveLength(pages.length);
});

test('no language gets what is in another', () => {
  const english = [...pathsOf('en', 'sets'), ...pathsOf('en', 'rest')];
  expect(english.filter((path) => path.startsWith('it/'))).toEqual([]);
  expect(english).toContain('practice/items.json');
  expect(pathsOf('it', 'sets')).not.toContain('practice/items.json');
});

test('each file says how much is sent, and whether it is another one', () => {
  const [first] = listOf('it').sets;
  expect(first?.[2]).toBe('text it/index.html'.length);
  const [changed] = listsOf(files('other'), () => 1).get('it')?.sets ?? [];
  expect(changed?.[0]).toBe(first?.[0]);
  expect(changed?.[1]).not.toBe(first?.[1]);
});

test('every version has scripts and styles, fonts, the mark, and the page for what is not kept', () => {
  expect(shellOf(files())).toEqual([
    ['_astro/round.A-1_b.js', null],
    ['favicon.svg', expect.any(String)],
    ['fonts/sans.woff2', expect.any(String)],
    ['it/manifest.webmanifest', expect.any(String)],
    ['it/offline/', expect.any(String)],
  ]);
});
