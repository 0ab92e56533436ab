import { expect, test } from 'vitest';
import { neededProblems } from './neededProblems.ts';
import { pagesOf } from './page.ts';
import { siteOf } from './testing/siteOf.ts';

const GAMES = '<p data-games="/questions/a/2009-07-11.json"></p>';
const pages = (html: string) => pagesOf(siteOf({ '/a/2009-07-11/index.html': html }));

test('a page that comes abridged says what its questions are marked by', () => {
  expect(neededProblems(pages(GAMES), pages(GAMES + GAMES))).toEqual([]);
  expect(neededProblems(pages('words'), pages(GAMES))).toEqual([
    'dist/a/2009-07-11/index.html: does not say that it needs /questions/a/2009-07-11.json',
  ]);
});
