import { describe, expect, it } from 'vitest';
import { abridge } from '../../site/abridged/abridge.ts';
import { abridgedHtml } from '../../site/abridged/abridged.ts';
import { completedPagesOf } from './page.ts';
import { siteOf } from './testing/siteOf.ts';

const pageOf = (main: string): string =>
  `<!doctype html><html lang="en"><body><main id="main">${main}</main></body></html>`;

const NOW = '<h1 id="now">now</h1><p>a board of some length that both have</p>';
const THEN = '<h1 id="then">then</h1><p>a board of some length that both have</p>';
const LONG_AGO = '<h1 id="long-ago">long ago</h1><p>a board of some length that both have</p>';

const abridged = (like: string, other: string, whole: string): string =>
  pageOf(`words${abridgedHtml(abridge(like, other, whole))}`);

describe('pages that are sent abridged', () => {
  it('are read as a script makes them whole, each from a page that may be abridged itself', () => {
    const site = siteOf({
      '/a/index.html': pageOf(NOW),
      '/a/then/index.html': abridged('/a/', NOW, THEN),
      '/a/ago/index.html': abridged('/a/then/', THEN, LONG_AGO),
    });
    expect(completedPagesOf(site).map(({ address, ids }) => [address, ids])).toEqual([
      ['/a/then/', ['main', 'then']],
      ['/a/ago/', ['main', 'long-ago']],
    ]);
  });

  it('are found below the folder in which the site is published', () => {
    const site = siteOf({
      '/a/index.html': pageOf(NOW),
      '/a/then/index.html': abridged('/judges/509/a/', NOW, THEN),
    });
    expect(completedPagesOf(site)).toHaveLength(1);
  });

  it('are told where they can’t be made whole', () => {
    const then = abridged('/a/', NOW, THEN);
    const changed = siteOf({ '/a/index.html': pageOf(LONG_AGO), '/a/then/index.html': then });
    expect(() => completedPagesOf(changed)).toThrow("/a/then/index.html can't be made whole");
    expect(() => completedPagesOf(siteOf({ '/a/then/index.html': then }))).toThrow(
      "/a/then/index.html can't be made whole",
    );
  });
});
