import { expect, test } from 'vitest';
import { pagesOf } from './page.ts';
import { styleOrderProblems } from './styleOrder.ts';
import { siteOf } from './testing/siteOf.ts';

const pageWith = (...sheets: readonly string[]): string =>
  `<html><head>${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}.css">`).join('')}</head></html>`;

test('what is written for some pages comes after what is written for all', () => {
  const site = siteOf({
    '/index.html': pageWith('all'),
    '/a/index.html': pageWith('all', 'some'),
    '/b/index.html': pageWith('some', 'all'),
    '/frame/index.html': pageWith('frame'),
  });
  expect(styleOrderProblems(pagesOf(site))).toEqual([
    'dist/b/index.html: asks for /some.css before /all.css',
  ]);
});
