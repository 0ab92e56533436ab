import { describe, expect, test } from 'vitest';
import { sharesOf } from './offlineShares.ts';
import { NOTHING_NAMED, type SiteFile } from './siteFiles.ts';

const file = (path: string, more: Partial<SiteFile> = {}): SiteFile => ({
  ...NOTHING_NAMED,
  path,
  digest: path,
  length: 40_000,
  language: path.startsWith('it/') ? 'it' : path.startsWith('questions') ? undefined : 'en',
  ...more,
});

const board = (slug: string): SiteFile =>
  file(`it/exercises/${slug}/`, { games: [`questions/${slug}/2026-09-25.json`] });
const games = (slug: string): SiteFile => file(`questions/${slug}/2026-09-25.json`);
const set = (name: string, ...slugs: readonly string[]): SiteFile =>
  file(`it/practice/${name}/`, { boards: slugs.map((slug) => `it/exercises/${slug}/`) });

const FILES = [
  ...['one', 'two', 'three', 'four'].flatMap((slug) => [board(slug), games(slug)]),
  set('level-1', 'one', 'two', 'four'),
  set('level-2', 'three'),
  set('trample', 'one', 'three'),
  set('trample-easy', 'one'),
  file('it/'),
  file('it/placement/'),
  file('it/course/'),
  file('it/course/trample/'),
  file('it/practice/'),
  file('it/practice/boards/'),
  file('it/practice/items.json'),
  file('practice/apart.json', { language: undefined }),
  file('it/mistakes/never-seen-before/'),
  file('it/sandbox/'),
  file('it/scenarios/board/'),
  file('it/scenarios/board/2009-07-11/', {
    like: ['it/scenarios/board/'],
    games: ['questions/board/2009-07-11.json'],
  }),
  file('questions/board/2009-07-11.json'),
  file('it/rules/509.1c/'),
  file('it/offline/'),
  file('it/api/scenarios.json'),
  file('it/embed/board/'),
  file('rules/509.1c/'),
];

const shares = sharesOf('it', FILES);
const pathsOf = (share: Parameters<typeof shares.get>[0], of = shares) =>
  (of.get(share) ?? []).flat().map(({ path }) => path);

test('a practice set is its page and its boards in their order, with what marks them', () => {
  expect(pathsOf('sets/level-1')).toEqual([
    'it/practice/level-1/',
    'it/exercises/one/',
    'questions/one/2026-09-25.json',
    'it/exercises/two/',
    'questions/two/2026-09-25.json',
    'it/exercises/four/',
    'questions/four/2026-09-25.json',
  ]);
});

test('a page of older rules goes with what it is made whole of, and with what marks it', () => {
  const rest = pathsOf('rest');
  const at = rest.indexOf('it/scenarios/board/2009-07-11/');
  expect(rest.slice(at - 1, at + 2)).toEqual([
    'it/scenarios/board/',
    'it/scenarios/board/2009-07-11/',
    'questions/board/2009-07-11.json',
  ]);
  expect(pathsOf('sets')).toContain('it/scenarios/board/');
});

test('of a set that has parts, what is in none of them stands apart', () => {
  expect(pathsOf('sets/trample')).toEqual([
    'it/practice/trample/',
    'it/exercises/three/',
    'questions/three/2026-09-25.json',
    ...pathsOf('sets/trample-easy'),
  ]);
  expect(shares.get('sets/trample')).toContain(shares.get('sets/trample-easy')?.[0]);
});

test('all sets are sets that have no board in common, and what is in none of those', () => {
  const all = pathsOf('sets');
  expect(new Set(all).size).toBe(all.length);
  expect(shares.get('sets')).toContain(shares.get('sets/level-1')?.[0]);
  expect(all).toContain('it/practice/trample/');
});

test('what all rounds need goes together, data in the own language and such as have none', () => {
  expect(pathsOf('rounds').toSorted()).toEqual([
    'it/',
    'it/course/',
    'it/mistakes/never-seen-before/',
    'it/placement/',
    'it/practice/',
    'it/practice/boards/',
    'it/practice/items.json',
    'practice/apart.json',
  ]);
});

test('the rest is the rest, with what marks questions of older rules', () => {
  expect(pathsOf('rest')).toEqual([
    'it/course/trample/',
    'it/scenarios/board/',
    'it/scenarios/board/2009-07-11/',
    'questions/board/2009-07-11.json',
    'it/rules/509.1c/',
  ]);
});

test('every page of a language is in one of its rooms, and none of another', () => {
  const all = (['rounds', 'sets', 'own', 'rest'] as const).flatMap((share) => pathsOf(share));
  const pages = FILES.map(({ path }) => path).filter(
    (path) => path.startsWith('it/') && !/offline|api|embed/.test(path),
  );
  const here = new Set(all.filter((path) => path.startsWith('it/')));
  expect([...here].toSorted()).toEqual(pages.toSorted());
  expect(all).not.toContain('rules/509.1c/');
});

describe('a library of a thousand scenarios', () => {
  const slugs = Array.from({ length: 1000 }, (_, at) => `board-${at}`);
  const DAYS = ['2008-10-01', '2009-07-11', '2013-02-01', '2024-07-30', '2024-11-08', '2026-09-25'];
  const library = (all: readonly string[]) => [
    ...all.flatMap((slug) => [
      board(slug),
      games(slug),
      ...DAYS.map((day) => file(`it/scenarios/${slug}/${day}/`)),
    ]),
    ...Array.from({ length: 100 }, (_, k) =>
      set(`set-${k}`, ...all.filter((_, at) => at % 23 === k % 23)),
    ),
  ];
  const many = sharesOf('it', library(slugs));
  const bundles = new Set([...many.values()].flat());

  test('is a few hundred bundles, of which the list names each once', () => {
    expect(bundles.size).toBeLessThan(700);
  });

  test('that gets one more changes no more bundles than have to do with it', () => {
    const key = (bundle: readonly SiteFile[]): string => bundle.map(({ path }) => path).join();
    const before = new Set([...bundles].map(key));
    const more = sharesOf('it', library(slugs.toSpliced(500, 0, 'new-board')));
    const rest = (more.get('rest') ?? []).filter((bundle) => !before.has(key(bundle)));
    expect(rest.length).toBeLessThan(4);
  });
});
